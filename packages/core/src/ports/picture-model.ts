export type PictureRequest = {
  prompt: string
  /** Pictures the result has to agree with (the character sheet), PNG or WebP. */
  references: Uint8Array[]
  /** Pixels a side. */
  size: 1024 | 2048
}

export type Picture = { bytes: Uint8Array; contentType: 'image/png' | 'image/webp' | 'image/jpeg' }

/** A picture model that takes reference pictures. */
export type PictureModel = {
  /** Starts a call and returns the vendor's id, which is worth money: keep it before anything else. */
  start(request: PictureRequest): Promise<string>
  /**
   * Waits for a started call and fetches its picture.
   * @throws VendorError ended or flagged when nothing more will come of it; temporary while it may be asked again
   */
  finish(vendorId: string, signal: AbortSignal): Promise<Picture>
  cancel(vendorId: string): Promise<void>
}
