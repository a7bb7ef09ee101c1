import { prepareQueues } from '@taleglow/core/queue'
import { provideTestDatabases } from '@taleglow/testing/provide-test-databases'

export default provideTestDatabases(prepareQueues)
