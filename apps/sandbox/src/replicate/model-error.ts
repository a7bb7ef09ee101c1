/** A prediction's failure whose message the caller is to see. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/** The vendor's own words for an answer withheld by its safety check. */
export const flaggedMessage =
  'The input or output was flagged as sensitive. Please try again with different inputs. (E005)'
