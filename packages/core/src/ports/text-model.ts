/** A language model that is called once and streams its answer. */
export type TextModel = {
  /** Starts a call and returns the vendor's id, which is worth money: keep it before anything else. */
  start(prompt: string): Promise<string>
  /**
   * The answer of a started call in pieces, from its beginning, live while it is being written; also for a call
   * that another process started or that has ended already.
   * @throws VendorError ended or flagged when nothing more will come of it; temporary while it may be asked again
   */
  follow(vendorId: string, signal: AbortSignal): AsyncIterable<string>
  cancel(vendorId: string): Promise<void>
}
