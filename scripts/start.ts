/** `npm start`: the whole product on this machine, with the web app built. */
import { buildWeb } from './start/build-web.ts'
import { launch } from './start/launch.ts'
import { startBackend } from './start/start-backend.ts'

await launch(async (context) => {
  const { settings, say, signal } = context
  await startBackend(context, { host: settings.HOST, port: settings.PORT }, buildWeb(say, signal))
  say(`Taleglow is ready at ${settings.PUBLIC_URL}`)
})
