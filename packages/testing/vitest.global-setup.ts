import { provideTestDatabases } from './src/provide-test-databases.ts'

export default provideTestDatabases()
