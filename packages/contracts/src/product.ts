/** The product's name as it stands on every screen, mail and file. */
export const PRODUCT_NAME = { en: 'Taleglow', zh: '童话微光' } as const

/** Version of the guardian's consent that is asked for at present; a higher number asks everybody again. */
export const REQUIRED_CONSENT_VERSION = 1
