import type { DepositKind } from '@croupier/contract/payments/methods.ts';
import { runTogether } from '../../../../platform/db/together.ts';
import { derivedId, newId } from '../../../../platform/ids.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import type { AccountRow, OpenedAccount } from '../accounts/accounts.types.ts';
import { numberChange } from '../changes/changes.queries.ts';
import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { insertDeposit, lockDeposit, moveDeposit, waitsForAmount } from '../deposits/deposits.queries.ts';
import type { DepositRow } from '../deposits/deposits.types.ts';
import { creditedSince } from '../deposits/sums.reads.ts';
import { lastActive } from '../facts/activity.reads.ts';
import type { Movement, Rate } from '../providers/provider.types.ts';
import { creditDeposit, holdMovement, type CreditParts } from './crediting.usecases.ts';
import { matchDeposit } from './matching.usecases.ts';
import { putMovement, updatePending, type NewMovement } from './movements.queries.ts';
import type { MovementDetail, MovementRow, MovementSource } from './movements.types.ts';
import { isSamePerson, reviewReason, type MatchedBy } from './payers.rules.ts';
import { quotedWorth, worthAt } from './worth.rules.ts';

const MAX_TEXT = 500;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const PENDING_ASK_MILLISECONDS = 60_000;

/** What became of a movement; `differs` if the provider now says something else than before. */
export type Taken = 'known' | 'differs' | 'pending' | 'credited' | 'held' | 'out' | 'returned';

type Taking = { account: AccountRow; row: MovementRow; isFinal: boolean; rate: Rate | undefined; by: By };

function detailOf({ ourId, address, confirmations }: Movement): MovementDetail | null {
  const detail = {
    ...(ourId !== undefined && { ourId }),
    ...(address !== undefined && { address }),
    ...(confirmations && { confirmations }),
  };
  return Object.keys(detail).length > 0 ? detail : null;
}

const isSame = (row: MovementRow, movement: Movement): boolean =>
  row.direction === movement.direction &&
  row.amountMinor === movement.amountMinor &&
  row.asset === movement.asset;

/** Locks first the member, then the deposit: everything that changes a member’s deposits does it in this order. */
async function lockMatched(
  parts: CreditParts,
  tx: MoneyTx,
  found: DepositRow,
): Promise<{ deposit: DepositRow; payeeName: string | null }> {
  const { merchantId, memberId } = found;
  const member = await parts.members.lock(tx, merchantId, memberId);
  const deposit = await lockDeposit(tx, found);
  if (!member || !deposit) throw new Error(`deposit ${found.id} is gone`);
  return { deposit, payeeName: member.payee_name };
}

/** More money on a reference that was credited already: a deposit of its own. */
export async function openFurther(
  { clock }: CreditParts,
  tx: MoneyTx,
  { first, movement, worthMinor }: { first: DepositRow; movement: MovementRow; worthMinor: bigint },
): Promise<DepositRow> {
  const { merchantId } = first;
  const id = derivedId('further-deposit', merchantId, movement.id);
  const at = clock.now();
  await insertDeposit(tx, {
    ...first,
    id,
    askedMinor: worthMinor,
    state: 'seen',
    continuesId: first.id,
    at,
    expiresAt: at,
    askAt: null,
  });
  const further = await lockDeposit(tx, { merchantId, id });
  if (!further) throw new Error(`deposit ${id} was not stored`);
  return further;
}

async function methodKind(tx: MoneyTx, { merchantId, methodId }: DepositRow): Promise<DepositKind> {
  const method = await findMethod(tx, { merchantId, direction: 'deposit', id: methodId });
  return (method?.kind ?? 'bank') as DepositKind;
}

function worthOf({ account, row, rate }: Taking, deposit: DepositRow | undefined): bigint {
  if (row.asset === account.currency) return row.amountMinor;
  const quoted = deposit && quotedWorth(deposit, row);
  if (quoted !== undefined) return quoted;
  // Only chains have rates, and without one nothing can be credited.
  if (!rate) return 0n;
  return worthAt(row.amountMinor, rate);
}

/** Hands the facts of the payment to the risk rules, which may want a person to look at it. */
async function isFlagged(
  parts: CreditParts,
  tx: MoneyTx,
  {
    deposit,
    worthMinor,
    row,
    found,
  }: {
    deposit: DepositRow;
    worthMinor: bigint;
    row: MovementRow;
    found: { payeeName: string | null };
  },
): Promise<boolean> {
  const { merchantId, memberId, currency, id } = deposit;
  const at = parts.clock.now();
  const since = new Date(at.getTime() - DAY_MILLISECONDS);
  const before = await creditedSince(tx, { merchantId, memberId, since });
  const nameMatches = isSamePerson(row.payer, found.payeeName ?? '');
  const { verdict } = await parts.risk.assess(tx, {
    merchantId,
    memberId,
    currency,
    event: 'deposit',
    subject: `deposit:${id}`,
    amountMinor: worthMinor,
    at,
    depositsIn24h: [...before, worthMinor],
    lastActiveAt: await lastActive(tx, { merchantId, memberId, currency, exceptId: id }),
    ...(nameMatches !== undefined && { nameMatches }),
    ...(row.payer && { payerName: row.payer }),
    ...(row.asset !== currency && row.payerAccount && { wallets: [row.payerAccount] }),
  });
  return verdict !== 'pass';
}

async function takeFinal(
  parts: CreditParts,
  tx: MoneyTx,
  taking: Taking,
  found: { deposit: DepositRow; by: MatchedBy; payeeName: string | null } | undefined,
): Promise<Taken> {
  const { account, row, by } = taking;
  if (!found)
    for (const take of parts.hooks.returned)
      if (await take(tx, { account, movement: row, by })) return 'returned';
  const worthMinor = worthOf(taking, found?.deposit);
  const detail =
    row.asset === account.currency ? row.detail : { ...row.detail, worth: worthMinor.toString() };
  if (detail !== row.detail) await updatePending(tx, row, { ...row, detail });
  const movement = { ...row, detail };
  if (!found || worthMinor === 0n) {
    await holdMovement(parts, tx, { account, movement, by });
    return 'held';
  }
  const isFurther = found.deposit.state === 'credited';
  const deposit = isFurther
    ? await openFurther(parts, tx, { first: found.deposit, movement, worthMinor })
    : found.deposit;
  const isDecidedByPerson = deposit.state === 'review' && deposit.stateReason !== 'slip';
  const reason = reviewReason({
    kind: await methodKind(tx, deposit),
    by: found.by,
    askedMinor: isFurther ? worthMinor : deposit.askedMinor,
    receivedMinor: worthMinor,
    payer: row.payer,
    payeeName: found.payeeName,
  });
  // Also of one that waits for a person already, who has to see what the rules found.
  const flagged =
    !isDecidedByPerson && (await isFlagged(parts, tx, { deposit, worthMinor, row, found }))
      ? ('flagged' as const)
      : null;
  if (reason || flagged || isDecidedByPerson) {
    await holdMovement(parts, tx, {
      account,
      movement,
      deposit,
      ...((reason ?? flagged) && { reason: reason ?? flagged ?? 'flagged' }),
      by,
    });
    return 'held';
  }
  return (await creditDeposit(parts, tx, { account, movement, deposit, by })) ? 'credited' : 'held';
}

/** Money that is seen but may still vanish. */
async function takePending(
  parts: CreditParts,
  tx: MoneyTx,
  { row, by }: Taking,
  deposit: DepositRow | undefined,
): Promise<Taken> {
  if (!deposit) return 'pending';
  const { merchantId, memberId, id } = deposit;
  const at = parts.clock.now();
  await updatePending(tx, row, { ...row, depositId: id });
  const isSeen = await moveDeposit(tx, deposit, {
    to: 'seen',
    from: ['started', 'waiting', 'unknown'],
    at,
    askAt: new Date(at.getTime() + PENDING_ASK_MILLISECONDS),
  });
  if (isSeen)
    await parts.recordChange(tx, {
      merchantId,
      memberId,
      thing: 'deposit',
      id,
      state: 'seen',
      before: deposit.state,
      by,
    });
  else await numberChange(tx, { merchantId, memberId, id });
  return 'pending';
}

const newMovement = (
  { account: { merchantId, id: accountId }, source }: TakeOne,
  movement: Movement,
  seenAt: Date,
): NewMovement => ({
  merchantId,
  accountId,
  id: newId(),
  theirId: movement.theirId,
  direction: movement.direction,
  amountMinor: movement.amountMinor,
  feeMinor: movement.feeMinor ?? 0n,
  asset: movement.asset,
  payer: movement.payer.slice(0, MAX_TEXT),
  payerAccount: movement.payerAccount?.slice(0, MAX_TEXT) ?? '',
  text: movement.text.slice(0, MAX_TEXT),
  at: movement.at,
  seenAt,
  source,
  state: 'pending',
  detail: detailOf(movement),
});

type TakeOne = { account: AccountRow; source: MovementSource; rate: Rate | undefined; by: By };

async function takeOne(parts: CreditParts, tx: MoneyTx, one: TakeOne, movement: Movement): Promise<Taken> {
  const { account, rate, by } = one;
  const { row, isNew } = await putMovement(tx, newMovement(one, movement, parts.clock.now()));
  if (row.state !== 'pending' && row.state !== 'vanished') return isSame(row, movement) ? 'known' : 'differs';
  if (row.direction !== movement.direction || row.asset !== movement.asset) return 'differs';
  const now = {
    ...row,
    amountMinor: movement.amountMinor,
    feeMinor: movement.feeMinor ?? row.feeMinor,
    at: movement.at,
    detail: isNew ? row.detail : { ...row.detail, ...detailOf(movement) },
    state: 'pending' as const,
  };
  if (!isNew) await updatePending(tx, row, now);
  const taking = { account, row: now, isFinal: movement.isFinal, rate, by };
  if (row.direction === 'out') {
    if (!movement.isFinal) return 'pending';
    for (const take of parts.hooks.outgoing) if (await take(tx, { account, movement: now, by })) return 'out';
    return 'pending';
  }
  const match = await matchDeposit(tx, now, account.currency);
  const locked = match && { by: match.by, ...(await lockMatched(parts, tx, match.deposit)) };
  // Another line of the same amount may have got the deposit before its row was locked.
  const found = locked?.by === 'amount' && !waitsForAmount(locked.deposit) ? undefined : locked;
  return movement.isFinal
    ? takeFinal(parts, tx, taking, found)
    : takePending(parts, tx, taking, found?.deposit);
}

export type TakeInput = {
  opened: OpenedAccount;
  movements: readonly Movement[];
  source: MovementSource;
  by?: By;
};

/** What became of movements, by the provider's id of each. */
export type TakenMovements = Map<string, Taken>;

async function preparedOf({ opened, movements, source, by = BY_SYSTEM }: TakeInput): Promise<TakeOne> {
  const { row: account, adapter } = opened;
  const needsRate = movements.some(
    ({ asset, direction, isFinal }) => asset !== account.currency && direction === 'in' && isFinal,
  );
  const rate = needsRate ? await adapter.chain?.rate(opened.account) : undefined;
  return { account, source, rate, by };
}

function report({ log }: CreditParts, { account }: TakeOne, taken: Iterable<readonly [string, Taken]>): void {
  for (const [theirId, outcome] of taken)
    if (outcome === 'differs')
      log.error({ account: account.id, movement: theirId }, 'a provider reports another amount now');
}

/** One movement of each member; with the same id twice, only one of them. */
async function independent(
  tx: MoneyTx,
  { account }: TakeOne,
  movements: readonly Movement[],
): Promise<Movement[]> {
  const unique = [...new Map(movements.map((movement) => [movement.theirId, movement])).values()];
  const matches = await runTogether(
    tx,
    unique.map((movement) => () => {
      const detail = detailOf(movement);
      return matchDeposit(
        tx,
        { ...movement, merchantId: account.merchantId, accountId: account.id, detail },
        account.currency,
      );
    }),
  );
  const members = new Set<string>();
  return unique.filter((_, index) => {
    const memberId = matches[index]?.deposit.memberId;
    if (memberId === undefined) return false;
    const isFirst = !members.has(memberId);
    members.add(memberId);
    return isFirst;
  });
}

/**
 * Takes movements that have nothing to do with each other in one transaction, whose statements they share: one of
 * each member, incoming, final and in the account’s currency. The others are left to `takeMovements`.
 *
 * @returns what was taken; nothing if one of them fails
 */
export async function takeTogether(parts: CreditParts, input: TakeInput): Promise<TakenMovements> {
  const one = await preparedOf(input);
  const { account } = one;
  const plain = input.movements.filter(
    ({ asset, direction, isFinal, amountMinor }) =>
      asset === account.currency && direction === 'in' && isFinal && amountMinor > 0n,
  );
  if (plain.length < 2) return new Map();
  try {
    const taken = await parts.wallet.transaction(async (tx) => {
      const chosen = await independent(tx, one, plain);
      const outcomes = await runTogether(
        tx,
        chosen.map((movement) => async () => {
          const outcome = await takeOne(parts, tx, one, movement);
          return [movement.theirId, outcome] as const;
        }),
      );
      return new Map(outcomes);
    });
    report(parts, one, taken);
    return taken;
  } catch (error) {
    parts.log.warn({ err: error, account: account.id }, 'movements are taken one by one');
    return new Map();
  }
}

/**
 * Takes movements from wherever they were reported, each in a transaction of its own. Taking one again changes
 * nothing, so it doesn't matter how often and in which order they come.
 */
export async function takeMovements(parts: CreditParts, input: TakeInput): Promise<Taken[]> {
  const one = await preparedOf(input);
  const taken: Taken[] = [];
  for (const movement of input.movements) {
    const outcome =
      movement.amountMinor > 0n
        ? await parts.wallet.transaction((tx) => takeOne(parts, tx, one, movement))
        : 'known';
    report(parts, one, [[movement.theirId, outcome]]);
    taken.push(outcome);
  }
  return taken;
}
