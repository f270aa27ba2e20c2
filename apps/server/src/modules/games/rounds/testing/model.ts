/** Money of a member or of the house, by name. Only the house may go negative. */
export type Move = { id: string; from: string; to: string; amount: number };

type Of<Kind extends string> = { kind: Kind; id: string; member: string; round: string };

export type Bet = Of<'bet'> & { amount: number; free: boolean; closes: boolean };
export type Win = Of<'win'> & { amount: number; final: boolean; free: boolean; late: boolean };
/** Names the round or only the bet. */
export type Rollback = Of<'rollback'> & { bet: string; named: boolean };
export type Cancel = Of<'cancel'>;
export type Promo = Of<'promo'> & { amount: number };
export type Correct = Of<'correct'> & {
  previous: number;
  payout: number;
  belowZero: 'refuse' | 'debt' | 'negative';
};
export type Play = Bet | Win | Rollback | Cancel | Promo | Correct;
export type Command = Play | { kind: 'transfers'; moves: Move[] };

/** The answer to a command, with enough detail to tell all answers apart. */
export type Answer = string;

type Round = {
  member: string;
  state: 'open' | 'settled' | 'voided';
  stake: number;
  payout: number;
  shut: boolean;
};

export const HOUSE = 'house';
export const refusedWith = (code: string): Answer => `refused ${code}`;
const MISMATCH = refusedWith('wallet.transfer_mismatch');

/**
 * A minimal model of the ledger: balances, and used ids with their commands and answers. It shares no code with the
 * real ledger and has no batches, lanes, locks or rows.
 */
export function createModel() {
  const balances = new Map<string, number>();
  const entries = new Map<string, number>();
  const rounds = new Map<string, Round>();
  const taken = new Map<string, { content: string; answer: Answer; owner: string }>();
  let acting = '';
  const bets = new Map<string, Bet & { gone: boolean }>();
  const barred = new Set<string>();

  const balance = (owner: string): number => balances.get(owner) ?? 0;
  const standing = (member: string): Answer => `${balance(member)} #${entries.get(member) ?? 0}`;
  const take = (id: string, content: string, answer: Answer): Answer => {
    taken.set(id, { content, answer, owner: acting });
    return answer;
  };
  /** The answer for a used id; undefined for a new one. */
  const again = (id: string, content: string): Answer | undefined => {
    const known = taken.get(id);
    if (!known && !barred.has(id)) return undefined;
    return known?.content === content ? known.answer : MISMATCH;
  };
  const pay = (from: string, to: string, amount: number, overdraws = false): boolean => {
    if (from !== HOUSE && !overdraws && balance(from) < amount) return false;
    balances.set(from, balance(from) - amount).set(to, balance(to) + amount);
    for (const owner of [from, to]) entries.set(owner, (entries.get(owner) ?? 0) + 1);
    return true;
  };

  const transfers = (moves: readonly Move[]): Answer => {
    const content = ({ from, to, amount }: Move): string => `${from}>${to} ${amount}`;
    const known = moves.map((move) => again(move.id, content(move)));
    if (known.some((answer) => answer !== undefined))
      return known.every((answer) => answer !== undefined && answer !== MISMATCH)
        ? known.join(' ')
        : MISMATCH;
    const before = { balances: [...balances], entries: [...entries] };
    const answers: Answer[] = [];
    for (const { from, to, amount } of moves) {
      if (!pay(from, to, amount)) {
        for (const [map, old] of [
          [balances, before.balances],
          [entries, before.entries],
        ] as const) {
          map.clear();
          for (const [owner, value] of old) map.set(owner, value);
        }
        return refusedWith('wallet.insufficient_funds');
      }
      answers.push([from, to].map((owner) => (owner === HOUSE ? '-' : standing(owner))).join('/'));
    }
    for (const [index, move] of moves.entries()) {
      acting = move.from === HOUSE ? move.to : move.from;
      take(move.id, content(move), answers[index] ?? '');
    }
    return answers.join(' ');
  };

  const NOT_OPEN = refusedWith('rounds.not_open');
  const OTHER_ROUND = refusedWith('rounds.mismatch');
  const SHORT = refusedWith('wallet.insufficient_funds');
  const newRound = (member: string): Round => ({ member, state: 'open', stake: 0, payout: 0, shut: false });

  const placeBet = (bet: Bet): Answer => {
    const stake = bet.free ? 0 : bet.amount;
    const content = `bet ${bet.member} ${bet.round} ${bet.free && 'free'} ${bet.amount}`;
    if (barred.has(bet.id)) return refusedWith('rounds.bet_cancelled');
    const repeated = again(bet.id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(bet.round) ?? newRound(bet.member);
    if (round.member !== bet.member) return OTHER_ROUND;
    if (round.shut || round.state === 'settled') return NOT_OPEN;
    if (stake > 0 && !pay(bet.member, HOUSE, stake)) return SHORT;
    rounds.set(bet.round, {
      ...round,
      state: bet.closes ? 'settled' : 'open',
      stake: round.stake + stake,
    });
    bets.set(bet.id, { ...bet, amount: stake, gone: false });
    return take(bet.id, content, standing(bet.member));
  };

  const payWin = ({ id, member, round: name, amount, final, free, late }: Win): Answer => {
    const content = `win ${member} ${name} ${amount === 0 ? `nothing ${final}` : amount}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const found = rounds.get(name);
    if (!found && !free) return refusedWith('rounds.not_found');
    const round = found ?? newRound(member);
    if (round.member !== member) return OTHER_ROUND;
    const isPaidLate = round.state === 'settled' && late;
    const isReopened = round.state === 'voided' && !round.shut && free;
    if (round.state !== 'open' && !isPaidLate && !isReopened) return NOT_OPEN;
    rounds.set(name, round);
    if (amount > 0) pay(HOUSE, member, amount);
    round.payout += amount;
    if (!isPaidLate) round.state = final ? 'settled' : 'open';
    return take(id, content, standing(member));
  };

  const rollBack = ({ id, member, round: name, bet: betId, named }: Rollback): Answer => {
    if (id === betId) return MISMATCH;
    const known = bets.get(betId);
    const content = `rollback ${member} ${named ? name : (known?.round ?? '')} ${betId}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const foreign = taken.get(betId);
    if (!known && foreign) return foreign.owner === member ? refusedWith('rounds.not_a_bet') : MISMATCH;
    if (!known) barred.add(betId);
    else {
      if (known.member !== member) return MISMATCH;
      if (named && known.round !== name) return OTHER_ROUND;
      const round = rounds.get(known.round);
      if (!known.gone && !round?.shut) {
        if (round?.state !== 'open') return NOT_OPEN;
        if (known.amount > 0) pay(HOUSE, member, known.amount);
        known.gone = true;
        round.stake -= known.amount;
        if (round.stake === 0 && round.payout === 0) round.state = 'voided';
      }
    }
    return take(id, content, standing(member));
  };

  const cancel = ({ id, member, round: name }: Cancel): Answer => {
    const content = `cancel ${member} ${name}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(name) ?? newRound(member);
    if (round.member !== member) return OTHER_ROUND;
    if (round.state === 'settled') return NOT_OPEN;
    const left = balance(member) + round.stake - round.payout;
    if (left < 0) return SHORT;
    if (round.stake > 0) pay(HOUSE, member, round.stake);
    if (round.payout > 0) pay(member, HOUSE, round.payout);
    rounds.set(name, { ...round, state: 'voided', stake: 0, payout: 0, shut: true });
    return take(id, content, standing(member));
  };

  const promo = ({ id, member, round: name, amount }: Promo): Answer => {
    const content = amount === 0 ? `promo ${member} ${name}` : `win ${member} ${name} ${amount}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(name) ?? { ...newRound(member), state: 'settled' as const };
    if (round.member !== member) return OTHER_ROUND;
    if (round.state === 'voided') return NOT_OPEN;
    if (amount > 0) pay(HOUSE, member, amount);
    rounds.set(name, { ...round, payout: round.payout + amount });
    return take(id, content, standing(member));
  };

  const correct = ({ id, member, round: name, previous, payout, belowZero }: Correct): Answer => {
    const content = `correct ${member} ${name} ${previous} ${payout}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(name);
    if (!round) return refusedWith('rounds.not_found');
    if (round.member !== member) return OTHER_ROUND;
    if (round.state !== 'settled') return NOT_OPEN;
    if (round.payout !== previous) return MISMATCH;
    if (payout > previous) pay(HOUSE, member, payout - previous);
    if (payout < previous) {
      const wanted = previous - payout;
      const available = Math.max(0, balance(member));
      if (wanted > available && belowZero === 'refuse') return SHORT;
      const amount = belowZero === 'negative' ? wanted : Math.min(wanted, available);
      if (amount > 0) pay(member, HOUSE, amount, true);
    }
    round.payout = payout;
    return take(id, content, standing(member));
  };

  return {
    balance,
    entries: (owner: string): number => entries.get(owner) ?? 0,
    rounds: rounds as ReadonlyMap<string, Readonly<Round>>,
    run: (command: Command): Answer => {
      if (command.kind === 'transfers') return transfers(command.moves);
      const answers = { bet: placeBet, win: payWin, rollback: rollBack, cancel, promo, correct };
      const answer = answers[command.kind] as (play: Play) => Answer;
      acting = command.member;
      return answer(command);
    },
  };
}

export type Model = ReturnType<typeof createModel>;
