import { derivedId } from '../../../../platform/ids.ts';
import type { LedgerBatch, LedgerTransfer, PlayFigures } from '../../../money/wallet/index.ts';
import type { PooledRound, RoundResult } from '../../rounds/index.ts';
import { createJournal, withoutTickets, type AccountPlan, type DueTicket } from './accounts.rules.ts';
import type { Collected } from './runs.queries.ts';
import type { ClaimRow, OpenClaim, PrizeRow, RunKey } from './runs.types.ts';

/** What is the same for all accounts of a run. */
export type RunContext = {
  key: RunKey;
  lotteryId: string;
  class: string;
  isVoid: boolean;
  /** The draw was settled before: its tickets are in the journal. */
  settledAt: Date | null;
  /** Numbers of the house accounts, by lottery and currency. */
  houses: ReadonlyMap<string, number>;
};

/** What the accounts of a chunk write together. */
export type ChunkRows = {
  prizes: PrizeRow[];
  claims: ClaimRow[];
  rounds: PooledRound[];
  results: RoundResult[];
  collected: Collected[];
};

export const noRows = (): ChunkRows => ({ prizes: [], claims: [], rounds: [], results: [], collected: [] });

export const houseKey = (lotteryId: string, currency: string): string => `${lotteryId}/${currency}`;

type Move = Pick<LedgerTransfer, 'code' | 'amountMinor'> & { reference: string; idParts: readonly string[] };

/** One account in its turn, under its lock. */
function openAccount(ledger: LedgerBatch, context: RunContext, account: number) {
  const member = ledger.member(account);
  if (!member) throw new Error(`account ${account} is not locked`);
  const { memberId, currency } = member;
  const houseOf = (lotteryId: string): number | undefined =>
    context.houses.get(houseKey(lotteryId, currency));
  const post = (house: number, isIn: boolean, { idParts, ...move }: Move): void => {
    const [debit, credit] = isIn ? [house, account] : [account, house];
    const id = derivedId('lottery', ...idParts);
    const posted = ledger.post([{ id, debit, credit, ...move }]);
    if (!posted.ok) throw new Error(`${move.code} of ticket ${move.reference} was not posted: ${posted.why}`);
  };
  return { memberId, currency, houseOf, post };
}

type OpenAccount = ReturnType<typeof openAccount>;
type Step = {
  ledger: LedgerBatch;
  context: RunContext;
  rows: ChunkRows;
  account: number;
  own: OpenAccount;
  house: number;
};

/** Everything that goes to the member, before anything is taken. */
function credit({ context: { key, isVoid }, own, house }: Step, ticket: DueTicket): bigint {
  const { ticketId, stakeMinor, nowMinor, paidMinor } = ticket;
  const parts = [key.merchantId, ticketId, String(key.run)];
  const move = { reference: ticketId };
  if (isVoid)
    own.post(house, true, {
      ...move,
      code: 'rollback',
      amountMinor: stakeMinor,
      idParts: ['refund', ...parts],
    });
  const wonMinor = nowMinor - paidMinor;
  if (wonMinor <= 0n) return 0n;
  own.post(house, true, { ...move, code: 'win', amountMinor: wonMinor, idParts: ['win', ...parts] });
  return wonMinor;
}

/** Takes back what the account holds, at most the difference; the rest is a claim. Returns what stays paid. */
function takeBack({ ledger, context: { key }, rows, account, own, house }: Step, ticket: DueTicket): bigint {
  const { ticketId, nowMinor, paidMinor } = ticket;
  const differenceMinor = paidMinor - nowMinor;
  if (differenceMinor <= 0n) return nowMinor;
  const available = ledger.available(account);
  const amountMinor = available < differenceMinor ? available : differenceMinor;
  if (amountMinor > 0n)
    own.post(house, false, {
      code: 'correction',
      amountMinor,
      reference: ticketId,
      idParts: ['back', key.merchantId, ticketId, String(key.run)],
    });
  const owedMinor = differenceMinor - amountMinor;
  const { memberId, currency } = own;
  if (owedMinor > 0n)
    rows.claims.push({ ...key, ticketId, memberId, account, currency, owedMinor, at: ledger.at });
  return nowMinor + owedMinor;
}

/** Collects open claims from what the account has just won, and from nothing else. Returns what was taken. */
function collect(
  { ledger, context, rows, account, own }: Step,
  wonMinor: bigint,
  claims: readonly OpenClaim[],
): bigint {
  let left = wonMinor;
  for (const claim of claims) {
    const house = own.houseOf(claim.lotteryId);
    const openMinor = claim.owedMinor - claim.collectedMinor;
    const available = ledger.available(account);
    const amountMinor = [openMinor, left, available].reduce((least, one) => (one < least ? one : least));
    if (house === undefined || amountMinor <= 0n) continue;
    const { merchantId, drawId, run } = context.key;
    const { ticketId } = claim;
    own.post(house, false, {
      code: 'correction',
      amountMinor,
      reference: ticketId,
      idParts: ['claim', merchantId, ticketId, String(claim.run), drawId, String(run)],
    });
    left -= amountMinor;
    const paidMinor = claim.paidMinor - amountMinor;
    rows.collected.push({
      ticketId,
      run: claim.run,
      owedMinor: claim.owedMinor,
      collectedMinor: claim.collectedMinor + amountMinor,
      paidMinor,
    });
    const isVoid = claim.refundMinor > 0n;
    rows.rounds.push({
      id: ticketId,
      state: isVoid ? 'voided' : 'settled',
      stakeMinor: isVoid ? 0n : claim.stakeMinor,
      payoutMinor: paidMinor,
      settledAt: ledger.at,
      correctedAt: isVoid ? null : ledger.at,
    });
    if (isVoid) continue;
    const { drawId: roundId, lotteryId: gameId } = claim;
    const of = { merchantId, at: ledger.at, accountId: account, roundId, gameId, class: claim.class };
    const journal = createJournal(of);
    journal.addTicket(claim, claim.paidMinor, -1);
    journal.addTicket(claim, paidMinor, 1);
    rows.results.push(...journal.results());
  }
  return wonMinor - left;
}

type Total = { rounds: number; stakeMinor: bigint; validBetMinor: bigint };

const totalOf = (tickets: readonly DueTicket[]): Total => ({
  rounds: tickets.length,
  stakeMinor: tickets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
  validBetMinor: tickets.reduce((sum, { validMinor }) => sum + validMinor, 0n),
});

/** What the period's figures of the account gain or lose. */
function figuresOf({ isVoid, settledAt }: RunContext, plan: AccountPlan, payoutMinor: bigint): PlayFigures {
  if (isVoid) {
    const { rounds, stakeMinor, validBetMinor } = totalOf(plan.tickets);
    const taken = settledAt ? { rounds: -rounds, validBetMinor: -validBetMinor } : null;
    return { rounds: 0, validBetMinor: 0n, ...taken, stakeMinor: -stakeMinor, payoutMinor };
  }
  const counted = { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor };
  if (settledAt) return counted;
  for (const { tickets, validMinor } of plan.sums) {
    counted.rounds += tickets;
    counted.validBetMinor += validMinor;
  }
  return counted;
}

/** Brings one account from what former runs have posted to what its tickets are due now. */
export function runAccount(
  ledger: LedgerBatch,
  context: RunContext,
  { plan, claims, rows }: { plan: AccountPlan; claims: readonly OpenClaim[]; rows: ChunkRows },
): void {
  const { key, lotteryId, isVoid, settledAt } = context;
  const { account, tickets } = plan;
  const own = openAccount(ledger, context, account);
  const house = own.houseOf(lotteryId);
  if (house === undefined) throw new Error(`no house account for ${lotteryId} in ${own.currency}`);
  const step = { ledger, context, rows, account, own, house };
  const { merchantId, drawId: roundId } = key;
  const journal = createJournal({
    merchantId,
    at: ledger.at,
    accountId: account,
    roundId,
    gameId: lotteryId,
    class: context.class,
  });
  let [wonMinor, payoutMinor] = [0n, 0n];
  for (const ticket of tickets) wonMinor += credit(step, ticket);
  if (!isVoid && !settledAt) for (const sum of withoutTickets(plan.sums, tickets)) journal.addSum(sum);
  for (const ticket of tickets) {
    const { ticketId, stakeMinor, nowMinor } = ticket;
    const paidMinor = takeBack(step, ticket);
    payoutMinor += paidMinor - ticket.paidMinor;
    const refundMinor = isVoid ? stakeMinor : 0n;
    rows.prizes.push({ ...key, ticketId, account, dueMinor: nowMinor, paidMinor, refundMinor });
    rows.rounds.push({
      id: ticketId,
      state: isVoid ? 'voided' : 'settled',
      stakeMinor: isVoid ? 0n : stakeMinor,
      payoutMinor: paidMinor,
      settledAt: settledAt ?? ledger.at,
      correctedAt: isVoid || !settledAt ? null : ledger.at,
    });
    if (settledAt) journal.addTicket(ticket, ticket.paidMinor, -1);
    if (!isVoid) journal.addTicket(ticket, paidMinor, 1);
  }
  const changed = new Set(tickets.map(({ ticketId }) => ticketId));
  const others = claims.filter(({ ticketId }) => !changed.has(ticketId));
  const collectedMinor = others.length > 0 ? collect(step, wonMinor, others) : 0n;
  rows.results.push(...journal.results());
  ledger.addFigures(account, figuresOf(context, plan, payoutMinor - collectedMinor));
}
