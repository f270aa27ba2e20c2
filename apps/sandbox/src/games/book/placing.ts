import { amountText } from '../bets/messages.ts';
import type { Host } from '../host/host.types.ts';
import type { Json } from '../host/vendor.types.ts';
import type { Unit } from '../host/units.ts';
import { chanceOfPick, legState, oddsOf } from './markets.ts';
import { findMatch, viewAt, type MatchView } from './matches.ts';
import type { Results } from './results.ts';
import {
  ACCEPTANCES,
  cashOutOf,
  isAccepted,
  isLost,
  maxPayoutOf,
  payoutOf,
  refusalOf,
  stakeOf,
  validBetOf,
  type Acceptance,
  type Leg,
  type LegState,
  type SlipBody,
} from './slips.rules.ts';

/** What a unit keeps of its slip. */
export type SlipDetail = { legs: Leg[]; choose: number; lineStake: string; cashedOut?: boolean };

const MAX_PAYOUT_MINOR = 10n ** 13n;
/** Live bets wait so long before they are checked again. */
export const LIVE_WAIT_MS = 3_000;

export const slipOf = ({ detail }: Unit): SlipBody => {
  const { legs, choose, lineStake } = detail as SlipDetail;
  return { legs, choose, lineStakeMinor: BigInt(lineStake) };
};

export const isCashedOut = ({ detail }: Unit): boolean => (detail as SlipDetail).cashedOut === true;

export type Asked = { slip: SlipBody; acceptance: Acceptance };

function legIn(raw: unknown): Leg | undefined {
  const { match, market, pick, odds } = raw as { [key: string]: unknown };
  return typeof match === 'string' &&
    typeof market === 'string' &&
    typeof pick === 'string' &&
    typeof odds === 'number' &&
    Number.isSafeInteger(odds)
    ? { match, market, pick, oddsE3: odds }
    : undefined;
}

/** The slip of a message from the browser; undefined if it is none. */
export function askedIn(
  message: { [key: string]: unknown },
  lineStakeMinor: bigint | undefined,
): Asked | undefined {
  const { legs, choose, accept } = message;
  const acceptance = ACCEPTANCES.find((one) => one === accept);
  if (!Array.isArray(legs) || typeof choose !== 'number' || !acceptance || !lineStakeMinor) return undefined;
  const read = legs.map((leg: unknown) => (typeof leg === 'object' && leg !== null ? legIn(leg) : undefined));
  const known = read.filter((leg): leg is Leg => leg !== undefined);
  return known.length === legs.length
    ? { slip: { legs: known, choose, lineStakeMinor }, acceptance }
    : undefined;
}

/** The rules of slips against the matches as they are now. */
export function createPlacing(host: Host, results: Results) {
  const viewOf = (id: string): MatchView | undefined => {
    const match = findMatch(id);
    return match && viewAt(match, results.goalsOf(match), host.now());
  };
  const stateOf = (leg: Leg): LegState => {
    const view = viewOf(leg.match);
    return view ? legState(view, leg) : 'void';
  };

  /** The slip with the odds of this moment, or why it cannot be placed. */
  function priced({ slip, acceptance }: Asked): { slip: SlipBody } | { code: string; odds: Json } {
    const refusal = refusalOf(slip);
    if (refusal) return { code: refusal, odds: null };
    const now = slip.legs.map((leg) => {
      const view = viewOf(leg.match);
      return view && oddsOf(view, leg);
    });
    const odds = now.map((one) => one ?? null);
    if (odds.includes(null)) return { code: 'suspended', odds };
    const accepted = slip.legs.every((leg, index) => isAccepted(acceptance, leg.oddsE3, now[index] ?? 0));
    if (!accepted) return { code: 'odds_changed', odds };
    const legs = slip.legs.map((leg, index) => ({ ...leg, oddsE3: now[index] ?? leg.oddsE3 }));
    const placed = { ...slip, legs };
    return maxPayoutOf(placed) > MAX_PAYOUT_MINOR ? { code: 'max_payout', odds } : { slip: placed };
  }

  return {
    viewOf,
    stateOf,
    priced,
    isLive: ({ legs }: SlipBody): boolean => legs.some(({ match }) => viewOf(match)?.phase === 'live'),
    /** What an open slip can be sold for; undefined while one of its matches is suspended. */
    cashOut: (unit: Unit): bigint | undefined => {
      const slip = slipOf(unit);
      const standing: Array<{ state: LegState; chance: { win: number; void: number } }> = [];
      for (const leg of slip.legs) {
        const view = viewOf(leg.match);
        if (!view || view.suspended) return undefined;
        standing.push({ state: legState(view, leg), chance: chanceOfPick(view, leg) ?? { win: 0, void: 0 } });
      }
      if (standing.every(({ state }) => state !== 'open')) return undefined;
      const amount = cashOutOf(slip, standing);
      return amount > 0n ? amount : undefined;
    },
    /** The payout of a slip, once all its legs are decided or nothing can be won. */
    payout: (unit: Unit): { payout: bigint; validBet: bigint; states: LegState[] } | undefined => {
      const slip = slipOf(unit);
      const states = slip.legs.map(stateOf);
      const isOpen = states.includes('open');
      if (isOpen && !isLost(slip, states)) return undefined;
      const payout = isOpen ? 0n : payoutOf(slip, states);
      return { payout, validBet: validBetOf(unit.stake, payout), states };
    },
    slipJson: (unit: Unit): Json => {
      const slip = slipOf(unit);
      return {
        id: unit.id,
        legs: slip.legs.map((leg) => ({ ...leg, state: stateOf(leg) })),
        choose: slip.choose,
        lineStake: amountText(slip.lineStakeMinor),
        stake: amountText(stakeOf(slip)),
        maxPayout: amountText(maxPayoutOf(slip)),
        at: unit.openedAt,
      };
    },
  };
}
export type Placing = ReturnType<typeof createPlacing>;
