/**
 * A vendor did not do what it was asked.
 * `temporary`: the same call may succeed later (limits, timeouts, outages); one that was started goes on.
 * `ended`: the call is over and brought nothing that can be used; another one may.
 * `flagged`: the vendor's safety filter refused the content; the call is over.
 * `rejected`: the call itself is wrong and will never succeed.
 */
export class VendorError extends Error {
  readonly vendor: string
  readonly kind: 'temporary' | 'ended' | 'flagged' | 'rejected'

  constructor(vendor: string, kind: VendorError['kind'], message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'VendorError'
    this.vendor = vendor
    this.kind = kind
  }
}
