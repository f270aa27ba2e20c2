import { derivedId } from '../../../../platform/ids.ts';
import type { AccountRef } from '../../../money/wallet/index.ts';
import type { BelowZero, Round, RoundCommand } from '../../rounds/index.ts';
import { lineOf } from '../lists/stored-lines.rules.ts';
import type { TheirTransaction } from '../vendors.types.ts';
import { PROMOTION_GAME } from '../vendors.config.ts';
import type { Ids } from '../wallet-call/commands.rules.ts';
import type { DifferenceRow } from './differences.reads.ts';

/** What two persons do about a difference. */
export type PeopleAct = 'book' | 'void' | 'correct';

export const DONE_BY: Readonly<Record<PeopleAct, NonNullable<DifferenceRow['acted']>>> = {
  book: 'booked',
  void: 'voided',
  correct: 'corrected',
};

type OfLine = Partial<Record<TheirTransaction['kind'], PeopleAct>>;
/** What we have and the vendor has not: a bet is returned, a payout taken back. */
const TAKE_BACK: OfLine = { bet: 'void', win: 'correct', promo: 'correct' };
const OF_LINE: Readonly<Record<string, OfLine>> = {
  bet_missing: { bet: 'book' },
  win_missing: { win: 'book', promo: 'book', correct: 'correct' },
  rollback_missing: { rollback: 'void', cancel: 'void' },
  theirs_missing: TAKE_BACK,
  amount: TAKE_BACK,
  state: TAKE_BACK,
};
/** Our ledger has refused these ids for ever, if it has them. */
const NEW_HERE: ReadonlySet<string> = new Set(['bet_missing', 'win_missing', 'rollback_missing']);

type Row = Pick<DifferenceRow, 'key' | 'kind' | 'ours' | 'theirs' | 'acted' | 'state'>;

/** What a vendor has paid out and has not explained. */
export function heldOf({ ours }: Pick<Row, 'ours'>): bigint {
  const held = ours?.['held'];
  return typeof held === 'string' ? BigInt(held) : 0n;
}

/** What two persons can do about a difference; the round decides whether it succeeds. */
export function peopleActsOf({ kind, ours, theirs, state, acted }: Row): PeopleAct[] {
  if (state === 'closed' || acted) return [];
  if (kind === 'open_round') return ['void'];
  if (kind === 'transfer') return heldOf({ ours }) > 0n ? ['book'] : [];
  const line = lineOf(theirs);
  if (!line) return kind === 'theirs_missing' && ours?.['state'] === 'open' ? ['void'] : [];
  const act = OF_LINE[kind]?.[line.kind];
  return act && !(NEW_HERE.has(kind) && ours) ? [act] : [];
}

export type ActFacts = {
  merchantId: string;
  memberId: string;
  currency: string;
  /** The account that pays and gets paid; the main account by default. */
  wallet: AccountRef | undefined;
  vendor: string;
  gameId: string | undefined;
  round: Round | undefined;
  ids: Ids;
  belowZero: BelowZero;
  /** Of what only we know of. */
  ownId: string;
};

/** The id of the transaction that a request leads to. */
export const ownIdOf = (merchantId: string, requestId: string): string =>
  derivedId('vendor-difference', merchantId, requestId);

/** The round that a difference is about. */
export function roundIdOf(
  { key, theirs }: Pick<Row, 'key' | 'theirs'>,
  { ids, memberId }: Pick<ActFacts, 'ids' | 'memberId'>,
): string {
  const line = lineOf(theirs);
  return line ? ids.unit(memberId, line.unit || line.theirId) : key;
}

type Base = Pick<RoundCommand, 'merchantId' | 'memberId' | 'currency' | 'vendor' | 'wallet'>;
type Unit = { roundId: string; gameId: string };

function bookingOf(line: TheirTransaction, base: Base & Unit, { ids }: ActFacts): RoundCommand | undefined {
  const { kind, amountMinor, theirId, unit, final = false } = line;
  const play = { ...base, id: ids.transaction(theirId), amountMinor, ...(unit && { reference: unit }) };
  if (kind === 'bet') return { ...play, kind, booked: true };
  // Two persons pay it also after the settlement.
  if (kind === 'win') return { ...play, kind, final, late: true };
  return kind === 'promo' ? { ...play, kind } : undefined;
}

function rollbackOf(line: TheirTransaction, base: Base, { ids, ownId }: ActFacts): RoundCommand | undefined {
  if (line.kind === 'bet')
    return { ...base, kind: 'rollback', id: ownId, betId: ids.transaction(line.theirId) };
  if (line.betId === undefined) return undefined;
  return {
    ...base,
    kind: 'rollback',
    id: ids.transaction(line.theirId),
    betId: ids.transaction(line.betId),
  };
}

function voidingOf(
  line: TheirTransaction | undefined,
  base: Base & Unit,
  facts: ActFacts,
): RoundCommand | undefined {
  if (line && line.kind !== 'cancel') {
    const { merchantId, memberId, currency, vendor, wallet } = base;
    return rollbackOf(line, { merchantId, memberId, currency, vendor, ...(wallet && { wallet }) }, facts);
  }
  return { ...base, kind: 'cancel', id: line ? facts.ids.transaction(line.theirId) : facts.ownId };
}

/** What a unit should have paid by the vendor's line. */
function payoutOf(line: TheirTransaction, { kind, ours }: Row, round: Round): bigint | undefined {
  if (line.kind === 'correct') return line.amountMinor;
  const paid = ours?.['amount'];
  if (typeof paid !== 'string') return undefined;
  const payout = round.payoutMinor - BigInt(paid) + (kind === 'amount' ? line.amountMinor : 0n);
  return payout < 0n ? undefined : payout;
}

function correctionOf(
  line: TheirTransaction,
  row: Row,
  base: Base & Unit,
  { round, ids, ownId, belowZero }: ActFacts,
): RoundCommand | undefined {
  const payoutMinor = round && payoutOf(line, row, round);
  if (!round || payoutMinor === undefined) return undefined;
  const id = line.kind === 'correct' ? ids.transaction(line.theirId) : ownId;
  return { ...base, kind: 'correct', id, previousMinor: round.payoutMinor, payoutMinor, belowZero };
}

/** What people accept as won, so that the held money is credited. */
function explanationOf(row: Row, facts: ActFacts): RoundCommand {
  const { merchantId, memberId, currency, vendor, wallet, ownId } = facts;
  const money = { id: ownId, roundId: derivedId('vendor-explained', ownId), amountMinor: heldOf(row) };
  const base = { merchantId, memberId, currency, vendor, ...(wallet && { wallet }) };
  return { ...base, ...money, kind: 'promo', gameId: PROMOTION_GAME, reference: row.key };
}

/** The ledger's command for what two persons have decided; undefined if there is none. */
export function commandFor(act: PeopleAct, row: Row, facts: ActFacts): RoundCommand | undefined {
  const { merchantId, memberId, currency, vendor, wallet, gameId } = facts;
  if (row.kind === 'transfer') return explanationOf(row, facts);
  const line = lineOf(row.theirs);
  const base = { merchantId, memberId, currency, vendor, ...(wallet && { wallet }) };
  if (gameId === undefined) return act === 'void' && line ? rollbackOf(line, base, facts) : undefined;
  const play = { ...base, gameId, roundId: roundIdOf(row, facts) };
  if (act === 'void') return voidingOf(line, play, facts);
  if (!line) return undefined;
  return act === 'book' ? bookingOf(line, play, facts) : correctionOf(line, row, play, facts);
}
