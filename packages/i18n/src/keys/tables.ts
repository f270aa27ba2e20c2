// Written by `npm run texts` from messages/en/tables.json.
export type TablesKeys = {
  tables: {
    chips: {
      label: '';
      total: '';
      undo: '';
      repeat: '';
      double: '';
      clear: '';
    };
    cards: {
      hidden: '';
      name: '{rank} {suit}';
      rank: {
        A: '';
        K: '';
        Q: '';
        J: '';
      };
      suit: {
        diamonds: '';
        hearts: '';
        spades: '';
        clubs: '';
      };
    };
    odds: {
      bet: '';
      pays: '';
      chance: '';
      returns: '';
    };
    roulette: {
      mat: '';
      view: '';
      hint: '';
      result: '';
      fell: '{colour} {number}';
      colour: {
        red: '';
        black: '';
        green: '';
      };
      spot: {
        straight: '{numbers}';
        split: '{numbers}';
        street: '{numbers}';
        corner: '{numbers}';
        firstFour: '{numbers}';
        line: '{numbers}';
        dozen: '{place}';
        column: '{place}';
        red: '';
        black: '';
        odd: '';
        even: '';
        low: '';
        high: '';
      };
      track: {
        label: '';
        neighbours: '{count, plural, other {}} {number}';
        count: '{count, plural, other {}}';
        fewer: '';
        more: '';
        voisins: '';
        voisinsTitle: '';
        tiers: '';
        tiersTitle: '';
        orphelins: '';
        orphelinsTitle: '';
      };
      stats: {
        title: '';
        zeros: '';
        hot: '';
      };
      odds: {
        straight: '';
        split: '';
        street: '';
        corner: '';
        line: '';
        dozen: '';
        evenChance: '';
        note: '';
      };
    };
    baccarat: {
      player: '';
      banker: '';
      tie: '';
      player_pair: '';
      banker_pair: '';
      spots: '';
      won: {
        player: '';
        banker: '';
        tie: '';
      };
      outcome: '{banker} {player} {winner}';
      road: {
        title: '';
        bead: '';
        big: '';
      };
      note: '';
    };
    slots: {
      name: '';
      spin: '';
      turbo: '';
      win: '';
      lines: '{count, plural, other {}}';
      lineWin: '{amount} {count} {line} {symbol}';
      freeSpin: '';
      featureWin: '';
      intro: '{count, plural, other {}}';
      introMultiplier: '';
      featureOver: '';
      bigWin: '';
      hugeWin: '';
      skip: '';
      dismiss: '';
      resumed: '';
      outcome: '{lines, plural, other {}}';
      outcomeFeature: '{count, plural, other {}} {multiplier}';
      symbol: {
        A: '';
        B: '';
        C: '';
        D: '';
        K: '';
        Q: '';
        J: '';
        T: '';
        W: '';
        S: '';
      };
      payNote: '';
      wildNote: '';
      scatterNote: '{five} {four} {three}';
      figures: '{back} {hit} {limit} {once} {returns}';
    };
    round: {
      start: '';
      next: '';
      pickFields: '';
      pickTiles: '';
      pattern: '';
    };
    towers: {
      board: '';
      difficulty: '';
      difficulties: {
        easy: '';
        medium: '';
        hard: '';
        expert: '';
        master: '';
      };
      safe: '{safe} {tiles}';
      pick: '';
      random: '';
      tile: {
        closed: '{level} {tile}';
        opening: '{level} {tile}';
        picked: '{level} {tile}';
        safe: '{level} {tile}';
        trap: '{level} {tile}';
        hiddenSafe: '{level} {tile}';
        hiddenTrap: '{level} {tile}';
      };
      passed: '{amount} {level}';
      won: '{amount}';
      lost: '';
    };
    hilo: {
      cards: '';
      start: '';
      highest: '';
      lowest: '';
      otherCard: '';
      pick: '';
      skip: '';
      guess: {
        higher: '';
        lower: '';
        same: '';
        higherOrSame: '';
        lowerOrSame: '';
        skip: '';
      };
      right: '{amount} {card}';
      won: '{amount}';
      lost: '{card}';
    };
    blackjack: {
      dealer: '';
      player: '';
      pays: '';
      staked: '';
      paid: '{amount}';
      doubled: '';
      totals: '{dealer} {player}';
      insuranceText: '{amount}';
      hint: '';
      hintText: '';
      best: '';
      move: {
        hit: '';
        stand: '';
        double: '';
        split: '';
        insurance: '';
        no_insurance: '';
      };
      result: {
        won: '';
        blackjack: '';
        push: '';
        lost: '';
        bust: '';
      };
      rule: {
        shoe: '';
        dealer: '';
        blackjack: '';
        double: '';
        split: '';
        insurance: '';
        leaving: '';
        returns: '';
      };
    };
  };
};
