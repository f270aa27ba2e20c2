// Written by `npm run texts` from messages/en/protection.json.
export type ProtectionKeys = {
  protection: {
    title: '';
    text: '';
    nav: {
      limits: '';
      reality: '';
      net: '';
      break: '';
      exclusion: '';
      closure: '';
    };
    blocked: {
      excluded: '{until}';
      excludedForever: '';
      excludedOver: '';
      returning: '{at}';
      cooling_off: '{until}';
      closed: '{since}';
      stillOpen: '';
      withdraw: '';
      statement: '';
      messages: '';
      help: '';
      askReturn: '';
      askReturnText: '{hours, plural, other {}}';
      askReturnDone: '';
      more: '';
    };
    limits: {
      title: '';
      text: '{hours, plural, other {}}';
      add: '';
      change: '';
      remove: '';
      cancel: '';
      confirm: '';
      none: '';
      kind: {
        deposit: '';
        loss: '';
        wager: '';
        stake: '';
        time: '';
      };
      kindText: {
        deposit: '';
        loss: '';
        wager: '';
        stake: '';
        time: '';
      };
      span: {
        once: '';
        day: '';
        week: '';
        month: '';
      };
      name: '{kind} {span}';
      used: '{limit} {used}';
      usedMinutes: '{limit, plural, other {}} {used}';
      atMost: '{limit}';
      minutes: '{count, plural, other {}}';
      window: '{from} {until}';
      byOperator: '';
      byOperatorText: '';
      pendingRaise: '{from} {limit} {until}';
      pendingRemove: '{from} {until}';
      removeTitle: '';
      removeText: '{hours, plural, other {}}';
      removeDone: '';
      confirmTitle: '';
      confirmText: '';
      confirmDone: '';
      cancelDone: '';
      dialogTitle: '';
      dialogKind: '';
      dialogSpan: '';
      dialogAmount: '';
      dialogMinutes: '';
      dialogSave: '';
      dialogHigher: '{limit}';
      dialogBegins: '';
      savedNow: '';
      savedLater: '';
      problemAmount: '';
      problemMinutes: '';
    };
    reality: {
      title: '';
      text: '';
      every: '{count}';
      played: '{count, plural, other {}}';
      saved: '';
      dialogTitle: '';
      dialogText: '{since}';
      time: '';
      staked: '';
      paid: '';
      net: '';
      go: '';
      stop: '';
    };
    net: {
      title: '';
      text: '';
      session: '';
      day: '';
      month: '';
      ever: '';
      open: '';
    };
    break: {
      title: '';
      text: '';
      start: '';
      period: {
        '24h': '';
        '7d': '';
        '30d': '';
      };
      confirmTitle: '{period}';
      confirmText: '';
      done: '';
    };
    exclusion: {
      title: '';
      text: '';
      start: '';
      period: {
        '6m': '';
        '1y': '';
        '5y': '';
        ever: '';
      };
      stepOne: '';
      stepTwo: '';
      next: '';
      back: '';
      confirm: '';
      pointStart: '';
      pointEnd: '';
      pointReturn: '{hours, plural, other {}}';
      pointEver: '';
      pointMoney: '';
      understood: '';
      done: '';
    };
    closure: {
      title: '';
      text: '';
      start: '';
      reason: '';
      reasons: {
        gambling: '';
        no_interest: '';
        other_site: '';
        service: '';
        other: '';
      };
      hint: '';
      confirm: '';
      done: '';
    };
    offer: {
      title: '';
      text: '';
      set: '';
      later: '';
    };
    help: {
      title: '';
      text: '';
      link: '';
    };
  };
};
