/** Small numbers on purpose: a bonus is used up, met and left often. */
export type Command =
  | { kind: 'bet'; id: string; round: string; amount: number; closes: boolean }
  | { kind: 'win'; id: string; round: string; amount: number; final: boolean; late: boolean }
  | { kind: 'rollback'; id: string; bet: string }
  | { kind: 'cancel'; id: string; round: string }
  | { kind: 'correct'; id: string; round: string; previous: number; payout: number }
  | { kind: 'issue'; grant: string; amount: number }
  | { kind: 'end'; how: 'cancelled' | 'excluded' | 'revoked' };

export const LIMIT = 30;
export const TIMES = 2;

type Bonus = {
  id: string;
  granted: number;
  wagered: number;
  state: 'waiting' | 'playing' | 'ended';
  how: string | null;
};
type Round = {
  state: 'open' | 'settled' | 'voided';
  shut: boolean;
  stake: number;
  payout: number;
  bonus: Bonus | null;
  bonusStake: number;
  bonusPayout: number;
  touched: number;
  counted: number;
};
type Bet = { round: string; amount: number; bonus: number; gone: boolean };

/** A member with a main account and bonuses, one of which plays; own money pays first. Shares no code with the real ones. */
export function createModel(own: number) {
  let main = own;
  let balance = 0;
  const bonuses = new Map<string, Bonus>();
  const rounds = new Map<string, Round>();
  const used = new Map<string, string>();
  const bets = new Map<string, Bet>();
  const barred = new Set<string>();

  const take = (id: string, content: string): string => {
    used.set(id, content);
    return 'ok';
  };
  const playing = (): Bonus | undefined => [...bonuses.values()].find(({ state }) => state === 'playing');
  const share = (round: Round, amount: number): number =>
    round.stake > 0 ? Math.floor((amount * round.bonusStake) / round.stake) : 0;

  const finish = (bonus: Bonus, how: string): void => {
    if (bonus.state === 'playing') {
      const required = bonus.granted * TIMES;
      if (how === 'met') main += balance;
      if (how === 'excluded') main += Math.floor((balance * bonus.wagered) / required);
      balance = 0;
    }
    bonus.state = 'ended';
    bonus.how = how;
  };
  /** Money that comes to a bonus, which may have ended. */
  const arrive = (bonus: Bonus, amount: number): void => {
    if (bonus.state === 'playing') balance += amount;
    else if (bonus.how === 'met' || bonus.how === 'used_up') main += amount;
    else if (bonus.how === 'excluded') main += Math.floor((amount * bonus.wagered) / (bonus.granted * TIMES));
  };
  /** Money taken back from a bonus; returns what the member owes of it. */
  const leave = (bonus: Bonus, amount: number): number => {
    if (bonus.how === 'met' || bonus.how === 'used_up') return amount;
    if (bonus.state === 'playing') balance -= Math.min(balance, amount);
    return 0;
  };
  /** Counts the round, and ends the bonus if it is met or used up. */
  const count = (round: Round): void => {
    const { bonus } = round;
    if (bonus?.state !== 'playing') return;
    const counted = round.state === 'settled' ? round.stake : 0;
    bonus.wagered += counted - round.counted;
    round.counted = counted;
    const isOpen = [...rounds.values()].some(
      (one) => one.bonus === bonus && one.state === 'open' && one.bonusStake > 0,
    );
    if (bonus.wagered >= bonus.granted * TIMES) finish(bonus, 'met');
    else if (balance === 0 && !isOpen) finish(bonus, 'used_up');
  };

  const bet = ({ id, round: name, amount, closes }: Command & { kind: 'bet' }): string => {
    if (barred.has(id)) return 'rounds.bet_cancelled';
    const content = `bet ${name} ${amount}`;
    const known = used.get(id);
    if (known !== undefined) return known === content ? 'ok' : 'wallet.transfer_mismatch';
    const round = rounds.get(name);
    if (round?.shut || round?.state === 'settled') return 'rounds.not_open';
    const player = playing();
    const bonus = player && (!round || round.bonus === player) ? player : undefined;
    if (main + (bonus ? balance : 0) < amount) return 'wallet.insufficient_funds';
    const ofBonus = Math.max(0, amount - main);
    if (ofBonus > 0 && (round?.touched ?? 0) + amount > LIMIT) return 'bonuses.bet_above_limit';
    main -= amount - ofBonus;
    balance -= ofBonus;
    const into = round ?? {
      state: 'open' as const,
      shut: false,
      stake: 0,
      payout: 0,
      bonus: bonus ?? null,
      bonusStake: 0,
      bonusPayout: 0,
      touched: 0,
      counted: 0,
    };
    into.state = closes ? 'settled' : 'open';
    into.stake += amount;
    into.bonusStake += ofBonus;
    if (ofBonus > 0) into.touched += amount;
    rounds.set(name, into);
    used.set(id, content);
    bets.set(id, { round: name, amount, bonus: ofBonus, gone: false });
    count(into);
    return 'ok';
  };

  const win = ({ id, round: name, amount, final, late }: Command & { kind: 'win' }): string => {
    const round = rounds.get(name);
    const known = used.get(id);
    if (known !== undefined) {
      const [kind, of, paid, was] = known.split(' ');
      const same = kind === 'win' && of === name && paid === String(amount);
      // Recorded wins know whether they were final; a plain transfer does not.
      return same && (was === 'plain' || was === String(final)) ? 'ok' : 'wallet.transfer_mismatch';
    }
    if (!round) return 'rounds.not_found';
    const isLate = round.state === 'settled' && late;
    if (round.state !== 'open' && !isLate) return 'rounds.not_open';
    const ofBonus = share(round, amount);
    used.set(id, `win ${name} ${amount} ${amount > 0 && ofBonus === 0 ? 'plain' : final}`);
    main += amount - ofBonus;
    if (round.bonus) arrive(round.bonus, ofBonus);
    round.payout += amount;
    round.bonusPayout += ofBonus;
    if (!isLate && final) round.state = 'settled';
    if (!isLate || amount > 0) count(round);
    return 'ok';
  };

  const rollback = ({ id, bet: betId }: Command & { kind: 'rollback' }): string => {
    const content = `rollback ${betId}`;
    const known = used.get(id);
    if (known !== undefined) return known === content ? 'ok' : 'wallet.transfer_mismatch';
    if (barred.has(id)) return 'wallet.transfer_mismatch';
    const of = bets.get(betId);
    if (!of) {
      if (barred.has(betId)) return take(id, content);
      if (used.has(betId)) return used.get(betId)?.startsWith('bet') ? 'ok' : 'rounds.not_a_bet';
      barred.add(betId);
      used.set(id, content);
      return 'ok';
    }
    const round = rounds.get(of.round);
    if (!round) return 'rounds.not_found';
    if (of.gone || round.shut) return take(id, content);
    if (round.state !== 'open') return 'rounds.not_open';
    of.gone = true;
    main += of.amount - of.bonus;
    if (round.bonus) arrive(round.bonus, of.bonus);
    round.stake -= of.amount;
    round.bonusStake -= of.bonus;
    if (of.bonus > 0) round.touched -= of.amount;
    if (round.stake === 0 && round.payout === 0) round.state = 'voided';
    used.set(id, content);
    count(round);
    return 'ok';
  };

  const cancel = ({ id, round: name }: Command & { kind: 'cancel' }): string => {
    const known = used.get(id);
    if (known !== undefined) return known === `cancel ${name}` ? 'ok' : 'wallet.transfer_mismatch';
    const round = rounds.get(name);
    if (!round) return 'skip';
    if (round.state === 'settled') return 'rounds.not_open';
    if (round.state === 'open') {
      const { bonus } = round;
      const isOwn = bonus?.how === 'met' || bonus?.how === 'used_up';
      const owed = round.payout - round.bonusPayout + (isOwn ? round.bonusPayout : 0);
      const returned = round.stake - round.bonusStake;
      const back = bonus && bonus.state === 'ended' ? later(bonus, round.bonusStake) : 0;
      if (main + returned + back < owed) return 'wallet.insufficient_funds';
      main += returned - owed;
      if (bonus) {
        arrive(bonus, round.bonusStake);
        leave(bonus, round.bonusPayout);
      }
    }
    Object.assign(round, {
      state: 'voided',
      shut: true,
      stake: 0,
      payout: 0,
      bonusStake: 0,
      bonusPayout: 0,
      touched: 0,
    });
    used.set(id, `cancel ${name}`);
    count(round);
    return 'ok';
  };
  const later = (bonus: Bonus, amount: number): number => {
    if (bonus.how === 'met' || bonus.how === 'used_up') return amount;
    return bonus.how === 'excluded' ? Math.floor((amount * bonus.wagered) / (bonus.granted * TIMES)) : 0;
  };

  const correct = ({ id, round: name, previous, payout }: Command & { kind: 'correct' }): string => {
    const content = `correct ${name} ${previous} ${payout}`;
    const known = used.get(id);
    if (known !== undefined) return known === content ? 'ok' : 'wallet.transfer_mismatch';
    const round = rounds.get(name);
    if (!round) return 'rounds.not_found';
    if (round.state !== 'settled') return 'rounds.not_open';
    if (round.payout !== previous) return 'wallet.transfer_mismatch';
    const { bonus } = round;
    const change = payout - round.payout;
    if (change > 0) {
      const ofBonus = share(round, change);
      main += change - ofBonus;
      if (bonus) arrive(bonus, ofBonus);
      round.bonusPayout += ofBonus;
    } else if (change < 0) {
      const whole = -change === round.payout ? round.bonusPayout : share(round, -change);
      const ofBonus = Math.min(whole, round.bonusPayout);
      const isOwn = bonus?.how === 'met' || bonus?.how === 'used_up';
      const owed = -change - ofBonus + (isOwn ? ofBonus : 0);
      if (main < owed) return 'wallet.insufficient_funds';
      main -= owed;
      if (bonus) leave(bonus, ofBonus);
      round.bonusPayout -= ofBonus;
    }
    round.payout = payout;
    used.set(id, content);
    count(round);
    return 'ok';
  };

  const issue = ({ grant, amount }: Command & { kind: 'issue' }): string => {
    if (bonuses.has(grant)) return 'ok';
    const free = !playing();
    bonuses.set(grant, {
      id: grant,
      granted: amount,
      wagered: 0,
      state: free ? 'playing' : 'waiting',
      how: null,
    });
    if (free) balance = amount;
    return 'ok';
  };

  const end = ({ how }: Command & { kind: 'end' }): string => {
    const bonus = playing();
    if (bonus) finish(bonus, how);
    return 'ok';
  };

  return {
    do: (command: Command): string => {
      if (command.kind === 'bet') return bet(command);
      if (command.kind === 'win') return win(command);
      if (command.kind === 'rollback') return rollback(command);
      if (command.kind === 'cancel') return cancel(command);
      if (command.kind === 'correct') return correct(command);
      return command.kind === 'issue' ? issue(command) : end(command);
    },
    state: () => ({
      main,
      bonus: balance,
      bonuses: [...bonuses.values()].map(({ id, state, how, wagered }) => ({ id, state, how, wagered })),
    }),
  };
}
