// Written by `npm run texts` from messages/en/promotions.json.
export type PromotionsKeys = {
  promoTerms: {
    parts: {
      who: '';
      what: '';
      reward: '';
      dates: '';
      limits: '';
      funds: '';
      leaving: '';
      budget: '';
      disputes: '';
    };
    windows: {
      ever: '';
      day: '';
      week: '';
      month: '';
      year: '';
      lastDays: '';
    };
    since: {
      ever: '';
      day: '';
      week: '';
      month: '';
      lastDays: '{days}';
      year: '';
    };
    bases: {
      deposit: '';
      netLoss: '';
      validBet: '';
      edge: '';
      rounds: '';
      score: '';
      friendEdge: '';
      streak: '';
    };
    rewards: {
      cash: '';
      bonus: '';
      points: '';
      freeRounds: '';
      tickets: '';
      good: '';
      share: '';
      badge: '';
      xp: '';
    };
    classes: {
      all: '';
      LOTT: '';
      ZY: '';
      ELOTT: '';
      SEA: '';
      live: '';
      sports: '';
      fish: '';
      rng: '';
      pvp: '';
      esports: '';
      cockfight: '';
      bgs: '';
    };
    games: {
      any: '';
    };
    events: {
      none: '';
      member: {
        registered: '';
        signed_in: '';
        mobile_bound: '';
      };
      deposit: {
        credited: '';
      };
      vip: {
        levelled_up: '';
      };
      friend: {
        qualified: '';
      };
      mission: {
        completed: '';
      };
    };
    marks: {
      person: '';
      device: '';
      address: '';
      instrument: '';
    };
    weekdays: {
      '1': '';
      '2': '';
      '3': '';
      '4': '';
      '5': '';
      '6': '';
      '7': '';
    };
    who: {
      level: '{min}';
      not: {
        level: '{min}';
        registeredDays: '{min}';
        deposits: '{min} {window}';
        depositSum: '{amount} {min} {window}';
        played: '{amount} {class} {window}';
        country: '{countries}';
        tag: '{tag}';
        birthday: '';
        idleDays: '{min}';
        verified: {
          mobile: '';
          email: '';
          identity: '';
        };
        friend: '';
        joined: '';
      };
      registeredDays: '{min}';
      deposits: '{min} {window}';
      depositSum: '{amount} {min} {window}';
      played: '{amount} {class} {window}';
      country: '{countries}';
      tag: '{tag}';
      birthday: '';
      idleDays: '{min}';
      verified: {
        mobile: '';
        email: '';
        identity: '';
      };
      friend: '';
      joined: '';
    };
    kind: {
      offer: '';
      mission: '';
      race: '';
      raffle: '';
      envelope: '';
      wheel: '';
      referral: '';
    };
    trigger: {
      event: {
        member: {
          registered: '';
          signed_in: '';
          mobile_bound: '';
        };
        deposit: {
          credited: '';
        };
        vip: {
          levelled_up: '';
        };
        friend: {
          qualified: '';
        };
        mission: {
          completed: '';
        };
      };
      nth: '{nth}';
      weekdays: '{days}';
      schedule: {
        day: '{at}';
        week: '{at}';
        month: '{at}';
      };
      claim: {
        day: '';
        week: '';
        month: '';
        since: '';
      };
      code: '';
      apply: '';
      operator: '';
      play: '';
    };
    step: {
      bet: '{class} {gameKey, select, other {}} {game} {n} {target}';
      rounds: '{class} {gameKey, select, other {}} {game} {n} {target}';
      deposit: '{n} {target}';
      event: '{event} {n} {target, select, other {}} {target}';
    };
    score: {
      validBet: '';
      rounds: '';
      bestMultiplier: '';
      multipliers: '';
      classes: '{classes}';
      minStake: '{amount}';
      cap: '{times}';
    };
    reward: {
      fixed: '{amount} {reward}';
      percent: '{base} {percent} {reward}';
      from: '{amount} {base} {reward}';
      min: '{amount} {reward}';
      max: '{amount} {reward}';
      byClass: '{base} {reward}';
      class: '{class} {percent} {reward}';
      tier: '{amount} {base} {from} {reward}';
      level: '{amount} {level} {reward}';
      levelPercent: '{base} {level} {percent} {reward}';
      place: '{amount} {from} {reward} {until}';
      chance: '{all} {amount} {reward} {weight}';
      chanceNothing: '{all} {amount} {reward} {weight}';
      operator: '{max} {min} {reward}';
      pool: '{amount} {reward}';
      badge: '{of}';
      yours: '';
      playThrough: '';
      freeRounds: '{days} {game} {stake}';
      of: {
        tickets: '{of}';
        good: '{of}';
      };
    };
    prizes: {
      prize: '{amount} {count}';
      perBet: '{amount}';
      maxTickets: '{max}';
      repeat: '';
      once: '';
      join: '{seconds}';
      minShare: '{amount}';
    };
    example: {
      plain: '{amount} {base} {of} {reward}';
      level: '{amount} {base} {level} {of} {reward}';
    };
    dates: {
      shownFrom: '{at}';
      opensAt: '{at}';
      closesAt: '{at}';
      noEnd: '';
      delivery: {
        claim: '';
        auto: '';
      };
      claimWithin: '{days}';
    };
    limits: {
      perMember: '{n} {window}';
      total: '{total}';
      marks: {
        refuse: '{kind}';
        review: '{kind}';
      };
      group: '{group}';
      holdout: '{percent}';
      everybody: '';
    };
    release: {
      wager: {
        bonus: '{days} {times}';
        bonusAndDeposit: '{days} {times}';
      };
      start: '{days}';
      order: {
        main_first: '';
        bonus_first: '';
      };
      contribution: '{class} {percent}';
      otherGames: '';
      allGames: '';
      barred: '{classes}';
      anyBet: '';
      maxBet: '{amount}';
      convert: {
        all: '';
        winningsOnly: '';
      };
      withdrawal: {
        forfeit: '';
        keep: '';
      };
      cancel: '';
      exclusion: '';
    };
    budget: {
      refuse: '{amount}';
      prorate: '{amount}';
    };
    disputes: '';
  };
  offers: {
    tabs: {
      forYou: '';
      joined: '';
      ended: '';
      label: '';
    };
    none: {
      forYou: '';
      joined: '';
      ended: '';
    };
    status: {
      comingSoon: '';
      join: '';
      joined: '';
      applying: '';
      rejected: '';
      issued: '';
      process: '';
      claimed: '';
      closed: '';
    };
    next: {
      join: '';
      claim: '';
      apply: '';
      code: '';
      deposit: '';
      play: '';
      wait: '';
      none: '';
      signIn: '';
    };
    reason: {
      paused: '';
      over: '';
      budgetSpent: '';
      comingSoon: '';
      limit: '';
      review: '';
      applying: '';
      open: '';
      notTrial: '';
      ofAge: '';
      notExcluded: '';
      notHeldOut: '';
      level: '';
      deposits: '';
      depositSum: '';
      played: '';
      base: '';
      verified: {
        mobile: '';
        email: '';
        identity: '';
      };
      registeredDays: '';
      other: '';
    };
    progress: {
      deposits: '{have} {need}';
      depositSum: '{have} {need}';
      played: '{have} {need}';
      level: '{have} {need}';
      base: '{have}';
    };
    worth: '{what}';
    what: {
      money: '{amount} {reward}';
      count: '{count} {reward}';
      thing: '{reward}';
      nothing: '';
    };
    back: '';
    terms: '';
    version: '{version}';
    accepted: '';
    joinDone: '';
    leave: '';
    left: '';
    claimed: '{what}';
    applyTitle: '';
    comment: '';
    commentHint: '{left}';
    pictures: '';
    picturesHint: '{max}';
    send: '';
    sent: '';
    applications: '';
    application: {
      waiting: '';
      asked: '';
      granted: '';
      rejected: '';
    };
    code: '';
    codeTitle: '';
    redeem: '';
    failed: '';
    missing: '';
    missingText: '';
    picturesErased: '{at}';
  };
  rewardCentre: {
    title: '';
    text: '';
    ready: '';
    claimAll: '';
    claim: '';
    claimable: '{count, plural, other {}}';
    nothing: '';
    nothingText: '';
    seePromotions: '';
    expires: '{when}';
    noExpiry: '';
    soon: '{when}';
    inProcess: '';
    past: '';
    more: '';
    from: '{title}';
    state: {
      issued: '';
      claimed: '';
      process: '';
      review: '';
      expired: '';
      revoked: '';
    };
    done: '{amount}';
    doneOther: '';
    failed: '';
    count: '{count, plural, other {}}';
    play: '';
  };
};
