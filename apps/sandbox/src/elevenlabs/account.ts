const characterLimit = 500_000

/** The subscription in the vendor's form (`ExtendedSubscriptionResponseModel`). */
export function subscriptionToWire(characterCount: number) {
  return {
    tier: 'creator',
    character_count: characterCount,
    character_limit: characterLimit,
    max_character_limit_extension: null,
    max_credit_limit_extension: 0,
    can_extend_character_limit: false,
    allowed_to_extend_character_limit: false,
    next_character_count_reset_unix: null,
    voice_slots_used: 0,
    professional_voice_slots_used: 0,
    professional_voice_slots_used_in_workspace: 0,
    voice_limit: 30,
    voice_add_edit_counter: 0,
    professional_voice_limit: 1,
    can_extend_voice_limit: false,
    can_use_instant_voice_cloning: false,
    can_use_professional_voice_cloning: false,
    current_overage: { amount: '0', currency: 'usd' },
    currency: 'usd',
    status: 'active',
    billing_period: 'monthly_period',
    character_refresh_period: 'monthly_period',
    next_invoice: null,
    open_invoices: [],
    has_open_invoices: false,
  }
}

/** The user in the vendor's form (`UserResponseModel`). */
export function userToWire(characterCount: number) {
  return {
    user_id: 'taleglow-local',
    workspace_id: 'taleglow-local',
    subscription: subscriptionToWire(characterCount),
    is_new_user: false,
    can_use_delayed_payment_methods: false,
    is_onboarding_completed: true,
    is_onboarding_checklist_completed: true,
    created_at: 1_767_225_600,
    seat_type: 'workspace_admin',
  }
}

/** The one speech model, in the vendor's form (`ModelResponseModel`). */
export const speechModel = {
  model_id: 'eleven_multilingual_v2',
  name: 'Eleven Multilingual v2',
  can_be_finetuned: false,
  can_do_text_to_speech: true,
  can_do_voice_conversion: false,
  can_use_style: true,
  can_use_speaker_boost: true,
  serves_pro_voices: false,
  token_cost_factor: 1,
  description: 'Here a local narrator speaks Chinese and English.',
  requires_alpha_access: false,
  max_characters_request_free_user: 2500,
  max_characters_request_subscribed_user: 10_000,
  maximum_text_length_per_request: 10_000,
  languages: [
    { language_id: 'zh', name: 'Chinese' },
    { language_id: 'en', name: 'English' },
  ],
  model_rates: { character_cost_multiplier: 1 },
  concurrency_group: 'standard',
}
