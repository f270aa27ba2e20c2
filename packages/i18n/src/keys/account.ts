// Written by `npm run texts` from messages/en/account.json.
export type AccountKeys = {
  member: {
    title: '';
    securityTitle: '';
    securityText: '';
    account: '';
    nickname: '';
    currency: '';
    registeredAt: '';
    lastLogin: '';
    none: '';
    facts: '';
    remove: '';
    save: '';
    state: {
      done: '';
      missing: '';
      unconfirmed: '';
    };
    level: {
      title: '';
      weak: '';
      fair: '';
      good: '';
      strong: '';
      openText: '';
      doneText: '';
      next: '';
      step: {
        password: '';
        secondFactor: '';
        email: '';
        mobile: '';
        paymentPassword: '';
      };
    };
    group: {
      signIn: '';
      reach: '';
      payout: '';
      places: '';
    };
    password: {
      title: '';
      text: '';
      changedAt: '{date}';
      none: '';
      change: '';
      set: '';
      old: '';
      new: '';
      again: '';
      note: '';
      saved: '';
    };
    paymentPassword: {
      title: '';
      text: '';
      change: '';
      set: '';
      old: '';
      new: '';
      again: '';
      way: '';
      byOld: '';
      byCode: '';
      channel: '';
      saved: '';
    };
    email: {
      title: '';
      text: '';
      bind: '';
      change: '';
      label: '';
      code: '';
      saved: '';
      invalid: '';
    };
    mobile: {
      title: '';
      text: '';
      bind: '';
      change: '';
      label: '';
      code: '';
      saved: '';
    };
    payeeName: {
      title: '';
      text: '';
      label: '';
      set: '';
      once: '';
      fixed: '';
      saved: '';
    };
    social: {
      title: '';
      text: '';
      bind: '{provider}';
      unbind: '{provider}';
      unbindTitle: '{provider}';
      unbindText: '';
      unbindConfirm: '';
      unbound: '{provider}';
      notBound: '';
    };
    totp: {
      title: '';
      text: '';
      switchOn: '';
      switchOff: '';
      offTitle: '';
      offText: '';
      isOff: '';
      scan: '';
      picture: '';
      secret: '';
      copySecret: '';
      code: '';
      finish: '';
      codesLeft: '{count, plural, other {}}';
    };
    recovery: {
      title: '';
      text: '';
      renew: '';
      renewTitle: '';
      renewText: '';
      renewConfirm: '';
      copy: '';
      copied: '';
      download: '';
      kept: '';
      file: '{account} {name}';
    };
    passkeys: {
      title: '';
      text: '';
      add: '';
      name: '';
      nameHint: '';
      start: '';
      added: '';
      removed: '';
      remove: '{name}';
      removeTitle: '{name}';
      removeText: '';
      empty: '';
      createdAt: '{date}';
      lastUsedAt: '{date}';
      neverUsed: '';
      unsupported: '';
    };
    sessions: {
      title: '';
      text: '';
      current: '';
      active: '{when}';
      end: '';
      endNamed: '{device}';
      endTitle: '';
      endText: '{device}';
      ended: '';
      endOthers: '';
      othersTitle: '';
      othersText: '';
      othersEnded: '{count, plural, other {}}';
      only: '';
      device: '{browser} {system}';
      unknownBrowser: '';
      unknownDevice: '';
    };
    addresses: {
      title: '';
      text: '';
      empty: '';
      lastSeen: '{when}';
      thisComputer: '';
      remove: '{address}';
      removeTitle: '';
      removeText: '{address}';
      removed: '';
    };
    confirm: {
      title: '';
      text: '';
      password: '';
      totp: '';
      way: '';
      byPassword: '';
      byTotp: '';
      signInAgain: '';
      submit: '';
    };
  };
  messages: {
    title: '';
    text: '';
    unread: '{count, plural, other {}}';
    new: '';
    markAll: '';
    remove: '';
    removeTitle: '';
    removeText: '';
    removed: '';
    empty: '';
    emptyText: '';
    failed: '';
    pages: '';
    previous: '';
    next: '';
    page: '{page} {total}';
    notice: '';
    kind: {
      welcome: {
        title: '{name}';
        text: '';
      };
      welcomeCredit: {
        title: '{name}';
        text: '{amount}';
      };
      deposit_credited: {
        title: '';
        text: '{amount}';
      };
      withdrawal_approved: {
        title: '';
        text: '{amount}';
      };
      withdrawal_rejected: {
        title: '';
        text: '{amount}';
      };
      deposit_failed: {
        title: '';
        text: '{amount}';
      };
      adjustment_credited: {
        title: '';
        text: '{amount}';
      };
      adjustment_debited: {
        title: '';
        text: '{amount}';
      };
      withdrawal_paid: {
        title: '';
        text: '{amount}';
      };
      withdrawal_held: {
        title: '';
        text: '{amount}';
      };
      withdrawal_returned: {
        title: '';
        text: '{amount}';
      };
      dispute_answered: {
        title: '';
        text: '{amount}';
      };
      dispute_closed: {
        title: '';
        text: '{amount}';
      };
      deposit_returned: {
        title: '';
        text: '{amount}';
      };
      chargeback: {
        title: '';
        text: '{amount}';
      };
      document_wanted: {
        title: '';
        text: '';
      };
      document_accepted: {
        title: '';
        text: '';
      };
      document_refused: {
        title: '';
        text: '';
      };
      limit_changed: {
        title: '';
        text: '';
      };
      limit_ready: {
        title: '';
        text: '';
      };
      contract_offered: {
        title: '';
        text: '{contract}';
      };
      contract_accepted: {
        title: '';
        text: '{contract}';
      };
      contract_rejected: {
        title: '';
        text: '{contract}';
      };
      contract_withdrawn: {
        title: '';
        text: '{contract}';
      };
      contract_end_asked: {
        title: '';
        text: '{contract}';
      };
      contract_end_refused: {
        title: '';
        text: '{contract}';
      };
      contract_ended: {
        title: '';
        text: '{contract}';
      };
      bill_paid: {
        title: '';
        text: '{amount} {contract}';
      };
      bill_insufficient: {
        title: '';
        text: '{amount} {contract}';
      };
      line_sent: {
        title: '';
        text: '{amount}';
      };
      line_received: {
        title: '';
        text: '{amount}';
      };
      rates_lowered: {
        title: '';
        text: '';
      };
      redemption_approved: {
        title: '';
        text: '{shippingNo}';
      };
      redemption_rejected: {
        title: '';
        text: '{remark}';
      };
      vip_warning: {
        title: '';
        text: '{until} {xp}';
      };
      vip_lowered: {
        title: '';
        text: '';
      };
      application_granted: {
        title: '';
        text: '{amount} {promotion}';
      };
      application_rejected: {
        title: '';
        text: '{promotion} {remark}';
      };
      reward_waiting: {
        title: '';
        text: '{hasUntil, select, other {}} {promotion} {until}';
      };
      reward_paid: {
        title: '';
        text: '{promotion}';
      };
      reward_revoked: {
        title: '';
        text: '{promotion} {remark}';
      };
      bonus_met: {
        title: '';
        text: '{promotion}';
      };
      bonus_expired: {
        title: '';
        text: '{promotion}';
      };
      bonus_revoked: {
        title: '';
        text: '{promotion}';
      };
      free_rounds_refused: {
        title: '';
        text: '';
      };
    };
    open: '';
    contract: {
      dividend: '';
      daily: '';
      hourly: '';
      realtime: '';
    };
  };
};
