/** There was no network when a call was to go: it has not left the device. */
export class Offline extends TypeError {}
