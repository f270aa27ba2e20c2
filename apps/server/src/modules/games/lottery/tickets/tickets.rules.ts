import { MAX_TICKET_LINES } from '@croupier/contract/games/lottery-tickets.ts';
import type {
  AskedBet,
  BetCover,
  CellMinor,
  LotteryEngine,
  PricedBet,
  Quote,
  Terms,
  TicketSums,
} from './tickets.types.ts';

export const FULL_BPS = 10_000;
/** A group is so many basis points of rate. */
const BPS_PER_GROUP = 5;
/** The cell of a play whose exposure is counted as a whole. */
const TOTAL_CELL = 'total';

export type BetRefusal =
  | 'pick_invalid'
  | 'too_many_lines'
  | 'terms_changed'
  | 'stake_out_of_limits'
  | 'payout_above_limit';

/** What a bet is paid for its wins by prize class. */
export const winningsOf = (wins: readonly number[], prizes: readonly bigint[]): bigint =>
  wins.reduce((sum, count, index) => sum + BigInt(count) * (prizes[index] ?? 0n), 0n);

function cellsOf({ market, cells }: Quote, prizes: readonly bigint[], mostMinor: bigint): CellMinor[] {
  if (!cells) return [{ market, cell: TOTAL_CELL, minor: mostMinor }];
  const sums = new Map<string, bigint>();
  for (const { cell, prizeClass, wins } of cells)
    sums.set(cell, (sums.get(cell) ?? 0n) + BigInt(wins) * (prizes[prizeClass] ?? 0n));
  return [...sums].map(([cell, minor]) => ({ market, cell, minor }));
}

type Pricing = Pick<LotteryEngine, 'quote' | 'prizes'>;
type Groups = Pick<Terms, 'minGroup' | 'rateBps' | 'playCuts'>;

/** The groups of a play, from that without any rate to the highest one that the member's rate allows. */
export function groupsOf(
  { minGroup, rateBps, playCuts }: Groups,
  play: string,
): { min: number; max: number } {
  const min = minGroup - (playCuts.get(play) ?? 0);
  return { min, max: min + Math.floor(rateBps / BPS_PER_GROUP) };
}

/**
 * What a bet costs, can win, and covers; undefined for a pick that is none. Lines and cells are counted here: nothing that
 * the caller says about them is believed.
 */
export function coverOf(engine: Pricing, catalogue: string, asked: AskedBet): BetCover | undefined {
  const { play, pick } = asked;
  const quote = engine.quote({ catalogue, play, pick });
  if (!quote || quote.lines < 1) return undefined;
  const prizes = engine.prizes({ catalogue, ...asked });
  const mostMinor = winningsOf(quote.mostWins, prizes);
  return {
    lines: quote.lines,
    stakeMinor: BigInt(quote.lines) * asked.lineMinor,
    mostMinor,
    market: quote.market,
    cells: cellsOf(quote, prizes, mostMinor),
  };
}

/** A bet with everything that follows from it. */
function priceBet(
  engine: Pricing,
  { catalogue, terms }: { catalogue: string; terms: Groups },
  asked: AskedBet,
): PricedBet | undefined {
  const cover = coverOf(engine, catalogue, asked);
  const rebateBps = (groupsOf(terms, asked.play).max - asked.group) * BPS_PER_GROUP;
  return cover && { ...asked, ...cover, catalogue, rebateBps };
}

function refusalOf(bet: PricedBet, terms: Terms): BetRefusal | null {
  const { limits, closedPlays } = terms;
  if (closedPlays.has(bet.play)) return 'terms_changed';
  const { min, max } = groupsOf(terms, bet.play);
  if (bet.group < min || bet.group > max) return 'terms_changed';
  const isWithin = bet.stakeMinor >= limits.minBetMinor && bet.stakeMinor <= limits.maxBetMinor;
  return isWithin && bet.lineMinor % limits.lineStepMinor === 0n ? null : 'stake_out_of_limits';
}

type Selling = Pricing & Pick<LotteryEngine, 'areValid'>;

/** The plays whose bets on this ticket win nearly always when taken together. */
function surePlays(engine: Selling, catalogue: string, bets: readonly PricedBet[]): Set<string> {
  const sure = new Set<string>();
  for (const [play, of] of Map.groupBy(bets, (bet) => bet.play))
    if (!engine.areValid({ catalogue, play, picks: of.map(({ pick }) => pick) })) sure.add(play);
  return sure;
}

function sumsOf(bets: readonly PricedBet[], sure: ReadonlySet<string>, terms: Groups): TicketSums {
  const sums = { stakeMinor: 0n, mostMinor: 0n, validMinor: 0n, shareMinor: 0n };
  for (const bet of bets) {
    const validMinor = sure.has(bet.play) ? 0n : bet.stakeMinor;
    sums.stakeMinor += bet.stakeMinor;
    sums.mostMinor += bet.mostMinor;
    sums.validMinor += validMinor;
    sums.shareMinor +=
      (validMinor * BigInt((bet.group - groupsOf(terms, bet.play).min) * BPS_PER_GROUP)) / BigInt(FULL_BPS);
  }
  return sums;
}

/** All bets on one ticket; a ticket is refused for the first thing that is wrong with any bet. */
export function priceTicket(
  engine: Selling,
  { catalogue, terms }: { catalogue: string; terms: Terms },
  asked: readonly AskedBet[],
): { ok: true; bets: PricedBet[]; sums: TicketSums } | { ok: false; why: BetRefusal; position: number } {
  const bets: PricedBet[] = [];
  let lines = 0;
  for (const [position, one] of asked.entries()) {
    const bet = one.lineMinor > 0n ? priceBet(engine, { catalogue, terms }, one) : undefined;
    if (!bet) return { ok: false, why: 'pick_invalid', position };
    lines += bet.lines;
    if (lines > MAX_TICKET_LINES) return { ok: false, why: 'too_many_lines', position };
    const why = refusalOf(bet, terms);
    if (why) return { ok: false, why, position };
    bets.push(bet);
  }
  const sums = sumsOf(bets, surePlays(engine, catalogue, bets), terms);
  if (sums.mostMinor > terms.limits.maxPayoutMinor)
    return { ok: false, why: 'payout_above_limit', position: 0 };
  return { ok: true, bets, sums };
}

/** The cells of a ticket, each once. */
export function cellsOfBets(bets: readonly Pick<PricedBet, 'cells'>[]): CellMinor[] {
  const sums = new Map<string, CellMinor>();
  for (const { cells } of bets)
    for (const { market, cell, minor } of cells) {
      const key = `${market}/${cell}`;
      sums.set(key, { market, cell, minor: (sums.get(key)?.minor ?? 0n) + minor });
    }
  return [...sums.values()];
}
