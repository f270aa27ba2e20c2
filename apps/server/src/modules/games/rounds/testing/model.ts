/** Money of a member or of the house, by name. Only the house may go negative. */
export type Move = { id: string; from: string; to: string; amount: number };

export type Bet = { kind: 'bet'; id: string; member: string; round: string; amount: number };
export type Win = { kind: 'win'; id: string; member: string; round: string; amount: number; final: boolean };
export type Rollback = { kind: 'rollback'; id: string; member: string; round: string; bet: string };
export type Play = Bet | Win | Rollback;
export type Command = Play | { kind: 'transfers'; moves: Move[] };

/** The answer to a command, with enough detail to tell all answers apart. */
export type Answer = string;

type Round = { member: string; state: 'open' | 'settled' | 'voided'; stake: number; payout: number };

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
  const taken = new Map<string, { content: string; answer: Answer }>();
  const bets = new Map<string, Bet & { gone: boolean }>();
  const barred = new Set<string>();

  const balance = (owner: string): number => balances.get(owner) ?? 0;
  const standing = (member: string): Answer => `${balance(member)} #${entries.get(member) ?? 0}`;
  const take = (id: string, content: string, answer: Answer): Answer => {
    taken.set(id, { content, answer });
    return answer;
  };
  /** The answer for a used id; undefined for a new one. */
  const again = (id: string, content: string): Answer | undefined => {
    const known = taken.get(id);
    if (!known && !barred.has(id)) return undefined;
    return known?.content === content ? known.answer : MISMATCH;
  };
  const pay = (from: string, to: string, amount: number): boolean => {
    if (from !== HOUSE && balance(from) < amount) return false;
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
    for (const [index, move] of moves.entries()) take(move.id, content(move), answers[index] ?? '');
    return answers.join(' ');
  };

  const placeBet = (bet: Bet): Answer => {
    const content = `bet ${bet.member} ${bet.round} ${bet.amount}`;
    if (barred.has(bet.id)) return refusedWith('rounds.bet_cancelled');
    const repeated = again(bet.id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(bet.round) ?? { member: bet.member, state: 'open', stake: 0, payout: 0 };
    if (round.member !== bet.member) return refusedWith('rounds.mismatch');
    if (round.state === 'settled') return refusedWith('rounds.not_open');
    if (!pay(bet.member, HOUSE, bet.amount)) return refusedWith('wallet.insufficient_funds');
    rounds.set(bet.round, { ...round, state: 'open', stake: round.stake + bet.amount });
    bets.set(bet.id, { ...bet, gone: false });
    return take(bet.id, content, standing(bet.member));
  };

  const payWin = ({ id, member, round: roundId, amount, final }: Win): Answer => {
    const content = `win ${member} ${roundId} ${amount === 0 ? `nothing ${final}` : amount}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const round = rounds.get(roundId);
    if (!round) return refusedWith('rounds.not_found');
    if (round.member !== member) return refusedWith('rounds.mismatch');
    if (round.state !== 'open') return refusedWith('rounds.not_open');
    if (amount > 0) pay(HOUSE, member, amount);
    round.payout += amount;
    if (final) round.state = 'settled';
    return take(id, content, standing(member));
  };

  const rollBack = ({ id, member, round: roundId, bet: betId }: Rollback): Answer => {
    if (id === betId) return MISMATCH;
    const content = `rollback ${member} ${roundId} ${betId}`;
    const repeated = again(id, content);
    if (repeated !== undefined) return repeated;
    const bet = bets.get(betId);
    if (!bet && taken.has(betId)) return MISMATCH;
    if (!bet) barred.add(betId);
    else {
      if (bet.member !== member) return MISMATCH;
      if (bet.round !== roundId) return refusedWith('rounds.mismatch');
      const round = rounds.get(roundId);
      if (!bet.gone) {
        if (round?.state !== 'open') return refusedWith('rounds.not_open');
        pay(HOUSE, member, bet.amount);
        bet.gone = true;
        round.stake -= bet.amount;
        if (round.stake === 0 && round.payout === 0) round.state = 'voided';
      }
    }
    return take(id, content, standing(member));
  };

  return {
    balance,
    entries: (owner: string): number => entries.get(owner) ?? 0,
    rounds: rounds as ReadonlyMap<string, Readonly<Round>>,
    run: (command: Command): Answer => {
      if (command.kind === 'transfers') return transfers(command.moves);
      if (command.kind === 'bet') return placeBet(command);
      return command.kind === 'win' ? payWin(command) : rollBack(command);
    },
  };
}

export type Model = ReturnType<typeof createModel>;
