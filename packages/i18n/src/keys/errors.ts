// Written by `npm run texts` from messages/en/errors.json.
export type ErrorsKeys = {
  errors: {
    in_need_true_account: '';
    invitation_code_error: '';
    request: {
      malformed: '';
      invalid: '';
      not_found: '';
      method_not_allowed: '';
      too_large: '';
      unsupported_media: '';
      encryption_required: '';
      decryption_failed: '';
      too_many: '';
      unknown_host: '';
      message_expired: '';
      message_repeated: '';
    };
    catalogue: {
      game_not_found: '';
      too_many_favorites: '';
      game_maintenance: '';
      vendor_maintenance: '';
      vendor_not_connected: '';
    };
    merchants: {
      not_found: '';
      network_invalid: '';
    };
    system: {
      maintenance: '';
      region_restricted: '';
    };
    identity: {
      member_not_found: '';
      sign_in_needed: '';
      forbidden: '';
      bad_credentials: '';
      locked: '';
      account_closed: '';
      account_locked: '';
      username_taken: '';
      recommender_unknown: '';
      terms_not_accepted: '';
      under_age: '';
      passwords_differ: '';
      field_required: '';
      field_pattern: '';
      registration_closed: '';
      password_change_needed: '';
      second_factor_needed: '';
      confirmation_needed: '';
      not_an_agent: '';
      not_a_member: '';
      proof_required: '';
      proof_wrong: '';
      challenge_gone: '';
      device_unknown: '';
      free_play_closed: '';
      social_unknown: '';
      social_taken: '';
      social_not_bound: '';
      ticket_gone: '';
      session_not_found: '';
      address_not_found: '';
      password_reused: '';
      old_password_wrong: '';
      no_such_account: '';
      reset_link_gone: '';
      payment_password_wrong: '';
      payment_password_same: '';
      payment_password_missing: '';
      email_taken: '';
      mobile_taken: '';
      payee_name_set: '';
      only_way_in: '';
    };
    captcha: {
      required: '';
      wrong: '';
      expired: '';
      unavailable: '';
    };
    verification: {
      phone_missing: '';
      phone_invalid: '';
      too_many_requests: '{minutes, plural, other {}}';
      not_enabled: '';
      quota_exceeded: '';
      gateway_failed: '';
      code_missing: '';
      code_invalid: '';
      code_expired: '';
      captcha_failed: '';
      popup_closed: '';
      domain_refused: '';
      unknown: '';
    };
    federation: {
      not_enabled: '';
      unavailable: '';
      refused: '';
      state_unknown: '';
      token_invalid: '';
    };
    factors: {
      already_on: '';
      code_wrong: '';
      not_begun: '';
      last_one: '';
      passkey_unknown: '';
      passkey_refused: '';
      passkey_stopped: '';
      passkey_known: '';
      too_many: '';
    };
    wallet: {
      insufficient_funds: '';
    };
    messages: {
      not_found: '';
    };
    rounds: {
      not_found: '';
    };
    originals: {
      stake_out_of_limits: '';
      payout_above_limit: '';
      bet_mismatch: '';
      target_out_of_limits: '';
      round_in_progress: '';
      round_not_found: '';
      nothing_revealed: '';
    };
    field: {
      required: '';
      too_short: '{min}';
      too_long: '{max}';
      format: '';
      invalid: '';
      too_small: '{min}';
      too_big: '{max}';
    };
    files: {
      not_found: '';
      picture_invalid: '';
      too_many: '';
      too_many_waiting: '';
    };
    protection: {
      excluded: '';
      cooling_off: '';
      account_closed: '';
      limit_reached: '';
      time_used_up: '';
      reality_check_due: '';
      limit_unknown: '';
      nothing_pending: '';
      too_early: '';
      not_over: '';
      not_excluded: '';
      not_closed: '';
      looser_limit: '';
      registration_refused: '';
    };
    payments: {
      not_found: '';
      account_not_found: '';
      id_reused: '';
      one_open: '';
      method_closed: '';
      amount_outside: '';
      amount_step: '';
      too_many: '';
      provider_down: '';
      state: '';
      period_too_long: '';
      too_many_statements: '';
      period_ahead: '';
      movement_used: '';
      not_admitted: '';
      config_invalid: '';
      not_withdrawable: '';
      beneficiary_cooling: '';
      cancel_not_offered: '';
      bank_unknown: '';
      number_invalid: '';
      holder_differs: '';
      beneficiary_exists: '';
      beneficiary_in_use: '';
      too_many_beneficiaries: '';
      payee_name_missing: '';
      own_approval: '';
      changed_by_you: '';
      no_channel: '';
      no_turnover: '';
      taken: '';
      not_taken_by_you: '';
    };
    kyc: {
      document_not_found: '';
      document_moved: '';
      kind_mismatch: '';
      cap_reached: '';
    };
  };
  patterns: {
    any: '{length}';
    letterFirst: '{length}';
    chineseAndNumbers: '{length}';
    email: '';
    alphanumeric: '{length}';
    lettersAndNumbers: '{length}';
    numbers: '{length}';
    alphanumericUppercase: '{length}';
    englishAndSpaces: '{length}';
    noSpaces: '{length}';
    chineseAndPunctuation: '{length}';
    date: '';
    lettersAndSpaces: '{length}';
    korean: '{length}';
    thai: '{length}';
    thaiOrEnglish: '{length}';
    uppercaseAndSpaces: '{length}';
    lettersNumbersSymbols: '{length}';
  };
};
