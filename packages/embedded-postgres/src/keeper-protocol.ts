import { fileURLToPath } from 'node:url'

/** The program that keeps one server: run it with the options as JSON in its only argument, and an IPC channel. */
export const KEEPER = fileURLToPath(new URL('./keep-postgres.ts', import.meta.url))

export type KeeperOptions = {
  /** Holds the cluster, its password and the port it had last; made when missing. */
  dir: string
  /** Gives up safety against power cuts for speed, and removes `dir` at the end. For tests. */
  disposable?: boolean
}

/** What the keeper says over its channel: the server's URL, or in one sentence why there is none. */
export type KeeperMessage = { url: string } | { fault: string }
