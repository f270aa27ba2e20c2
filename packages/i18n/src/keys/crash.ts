// Written by `npm run texts` from messages/en/crash.json.
export type CrashKeys = {
  crash: {
    title: '';
    about: '';
    rtp: '{rate}';
    phase: {
      waiting: '';
      closed: '';
      betting: '{seconds}';
      locked: '';
      ended: '';
      cut: '{multiplier}';
      connecting: '';
    };
    crashedAt: '{multiplier}';
    delay: '{ms}';
    delayHint: '';
    last: '';
    lastOpen: '{gameNo} {multiplier}';
    noLast: '';
    bet: '';
    betNext: '';
    betQueued: '';
    cancel: '{amount}';
    inRound: '';
    cashOut: '{amount}';
    cashingOut: '';
    cashedOut: '{amount} {multiplier}';
    lost: '';
    auto: '';
    autoOff: '';
    autoProblem: '{max}';
    autoNeeded: '';
    second: '';
    removeSecond: '';
    slot: '{number}';
    limit: '{amount} {multiplier}';
    players: {
      title: '';
      count: '{bets, plural, other {}}';
      sum: '{amount}';
      player: '';
      stake: '';
      result: '';
      more: '{count, plural, other {}}';
      empty: '';
    };
    rules: {
      title: '';
      return: '';
      instant: '';
      formula: '';
      cashOut: '';
      autoRule: '';
      cutRule: '';
      table: '';
      multiplier: '';
      chance: '';
      time: '';
      min: '';
      max: '';
      maxWin: '';
    };
    proof: {
      title: '';
      intro: '';
      terminal: '';
      salt: '';
      source: '';
      game: '';
      hash: '';
      check: '';
      walk: '';
      stop: '';
      walking: '{done} {total}';
      point: '{multiplier}';
      reached: '{count}';
      missed: '{count}';
      unknown: '';
      cuts: '';
      noCuts: '';
      cut: '{gameNo} {multiplier} {reason}';
      leader_lost: '';
      restart: '';
      none: '';
    };
    record: {
      game: '';
      point: '';
      auto: '';
      check: '';
    };
    live: {
      won: '{amount} {multiplier}';
      crashed: '{multiplier}';
    };
  };
};
