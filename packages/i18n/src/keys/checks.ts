// Written by `npm run texts` from messages/en/checks.json.
export type ChecksKeys = {
  uploads: {
    choose: '';
    camera: '';
    dropText: '';
    chooseText: '';
    formats: '';
    count: '{count} {max}';
    preview: '{name}';
    sending: '{name}';
    done: '';
    remove: '{name}';
    retry: '{name}';
    problem: {
      type: '';
      size: '';
      empty: '';
      count: '{max}';
    };
  };
  identityCheck: {
    title: '';
    text: '';
    level: '{level} {max}';
    tier: {
      '0': '';
      '1': '';
      '2': '';
      '3': '';
    };
    deposits: '';
    withdrawals: '';
    noCap: '';
    left: '{cap} {left}';
    used: '{cap} {used}';
    window: '';
    privacy: '';
    profileTitle: '';
    profileText: '{age}';
    fullName: '';
    fullNameHint: '';
    birthday: '';
    save: '';
    nextTitle: '{level}';
    nextText: '{amount}';
    nextNoCap: '';
    needContact: '';
    addContact: '';
    begin: '';
    kindLabel: '';
    pictures: '';
    pictureMissing: '';
    send: '';
    sent: '';
    sentText: '';
    waiting: '';
    history: '';
    need: {
      identity: {
        title: '';
        hint: '';
      };
      selfie: {
        title: '';
        hint: '';
      };
      address: {
        title: '';
        hint: '';
      };
      funds: {
        title: '';
        hint: '';
      };
      payment: {
        title: '';
        hint: '';
      };
    };
    kind: {
      identity_card: '';
      passport: '';
      driving_licence: '';
      residence_permit: '';
      selfie: '';
      proof_of_address: '';
      source_of_funds: '';
      payment_method: '';
    };
    state: {
      wanted: '';
      submitted: '';
      in_review: '';
      accepted: '';
      refused: '';
      expired: '';
    };
    why: {
      cap: '';
      member: '';
      operator: '';
      refused: '';
      expired: '';
    };
    refusal: {
      unreadable: '';
      incomplete: '';
      wrong_document: '';
      out_of_date: '';
      other_person: '';
      altered: '';
      other: '';
    };
    card: {
      title: '';
      text: '';
      open: '';
      needed: '';
    };
  };
};
