/** Logs what nobody caught; a rejection's default is prevented (specification, section 8). */
export function logUnhandledErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    console.error('Unhandled rejection', event.reason)
  })
  addEventListener('error', (event) => {
    console.error('Uncaught error', event.error ?? event.message)
  })
}
