import type {
  depositDeskRoutes,
  DepositDetail,
  MovementLine,
} from '@croupier/contract/payments/deposit-desk.ts';
import type { movementDeskRoutes } from '@croupier/contract/payments/reconciliation.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { DepositKind } from '@croupier/contract/payments/methods.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Rights } from '../../../../platform/http/context.ts';
import { chargebackOf } from '../chargebacks/chargebacks.queries.ts';
import { findMethod } from '../channels/methods.reads.ts';
import type { DepositKey, DepositRow } from '../deposits/deposits.types.ts';
import { findDeposit } from '../deposits/deposits.queries.ts';
import { findMovement } from '../movements/movements.queries.ts';
import { isSamePerson } from '../movements/payers.rules.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { findReferences, referenceLetters } from '../providers/reference.rules.ts';
import { findOpenRefundOf, listRefundsOf } from '../refunds/refunds.queries.ts';
import { depositReader } from './deposits.reads.ts';
import { depositsAround, linesOfDeposit, linesWithoutOwner, movementReader } from './movements.reads.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const AROUND_DAYS = 3;
const NEAR_MILLISECONDS = 2 * 60 * 60_000;

const around = (at: Date): { from: Date; until: Date } => ({
  from: new Date(at.getTime() - AROUND_DAYS * DAY_MILLISECONDS),
  until: new Date(at.getTime() + AROUND_DAYS * DAY_MILLISECONDS),
});

type Candidate = DepositDetail['candidates'][number];

function fitsOf(row: DepositRow, payeeName: string, movement: MovementLine): Candidate['fits'] {
  const references = findReferences(movement.text, referenceLetters(row.merchantId));
  const distance = Math.abs(movement.at.getTime() - row.createdAt.getTime());
  return [
    ...(references.includes(row.reference) ? (['reference'] as const) : []),
    ...(movement.amount === row.askedMinor ? (['amount'] as const) : []),
    ...(isSamePerson(movement.payer, payeeName) === true ? (['payer'] as const) : []),
    ...(distance <= NEAR_MILLISECONDS ? (['time'] as const) : []),
  ];
}

function actsOf(row: DepositRow, rights: Rights, isHeldByCase: boolean): DepositDetail['acts'] {
  const may = (permission: 'payments.deposits.decide' | 'payments.refunds.manage'): boolean =>
    rights.may(permission, row.merchantId);
  const obstacleOf = (isPossible: boolean, isAllowed: boolean) =>
    isPossible ? (isAllowed ? null : ('permission' as const)) : ('state' as const);
  const decides = may('payments.deposits.decide');
  const needsSecond = row.askedMinor >= twoPersonLine(row.currency);
  const isCreditable = row.state !== 'started' && row.state !== 'unknown';
  return [
    {
      act: 'credit',
      obstacle: obstacleOf(isCreditable, decides) ?? (isHeldByCase ? 'case_open' : null),
      needsSecond,
    },
    { act: 'refuse', obstacle: obstacleOf(row.state === 'review', decides), needsSecond: false },
    {
      act: 'refund',
      obstacle: obstacleOf(row.state === 'credited', may('payments.refunds.manage')),
      needsSecond,
    },
  ];
}

/** A deposit with everything that an operator decides by. @throws `payments.not_found` */
export async function depositDetail(
  parts: PaymentParts,
  { key, rights }: { key: DepositKey; rights: Rights },
): Promise<CallOutput<typeof depositDeskRoutes.get>> {
  const { db, files } = parts;
  const { merchantId } = key;
  const row = await findDeposit(db, key);
  if (!row) throw appError(paymentErrors.notFound);
  const list = await depositReader.read(db, {
    merchantIds: [merchantId],
    query: { id: key.id, sort: '-createdAt' },
  });
  const [item] = list.items;
  if (!item) throw appError(paymentErrors.notFound);
  const of = { merchantId, depositId: key.id };
  const [member, method, movements, free, refunds, chargeback, slips, standing] = await Promise.all([
    parts.members.find(merchantId, row.memberId),
    findMethod(db, { merchantId, direction: 'deposit', id: row.methodId }),
    linesOfDeposit(db, of),
    linesWithoutOwner(db, { merchantId, accountId: row.accountId, ...around(row.createdAt) }),
    listRefundsOf(db, of),
    chargebackOf(db, of),
    files.ofSubject({ merchantId, subject: `deposit:${key.id}` }),
    parts.risk.standingOf({ merchantId, memberId: row.memberId }),
  ]);
  const subject = `deposit:${key.id}`;
  const seen = await files.seenBefore({
    merchantId,
    ids: slips.map(({ id }) => id),
    purpose: 'slip',
    subject,
  });
  const payeeName = member?.payee_name ?? '';
  const candidates = free
    .map((movement) => ({ movement, fits: fitsOf(row, payeeName, movement) }))
    .filter(({ fits }) => fits.length > 0)
    .toSorted((a, b) => b.fits.length - a.fits.length);
  return {
    deposit: item,
    methodKind: (method?.kind ?? 'bank') as DepositKind,
    payeeName,
    held: row.heldMinor,
    theirId: row.theirId,
    slips: slips.map(({ id }) => ({ id, seenBefore: seen.get(id) ?? null })),
    movements,
    candidates,
    refunds: refunds.map(({ id, reference, amountMinor, state, isByHand, createdAt }) => ({
      id,
      reference,
      amount: amountMinor,
      state,
      isByHand,
      createdAt,
    })),
    chargeback,
    line: twoPersonLine(row.currency),
    acts: actsOf(row, rights, standing.openCase?.verdict === 'hold'),
  };
}

/** A movement with the deposits that it could belong to. @throws `payments.not_found` */
export async function movementDetail(
  { db, merchants }: Pick<PaymentParts, 'db' | 'merchants'>,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<CallOutput<typeof movementDeskRoutes.get>> {
  const list = await movementReader.read(db, { merchantIds: [merchantId], query: { id, sort: '-at' } });
  const [movement] = list.items;
  const row = await findMovement(db, { merchantId, id });
  if (!movement || !row) throw appError(paymentErrors.notFound);
  const { accountId, amountMinor, payer, at } = row;
  const isFree = row.direction === 'in' && row.state === 'suspense';
  const [candidates, refund, { currency }] = await Promise.all([
    isFree ? depositsAround(db, { merchantId, accountId, amountMinor, payer, ...around(at) }) : [],
    findOpenRefundOf(db, { merchantId, movementId: id }),
    merchants.byId(merchantId),
  ]);
  return { movement, candidates, line: twoPersonLine(currency), refundId: refund?.id ?? null };
}
