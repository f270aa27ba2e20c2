import { formatMoney } from '@croupier/contract/money.ts';
import { feeOf } from '@croupier/contract/payments/fees.ts';
import { mainOf, type MoneyTx, type Transfer } from '../../wallet/index.ts';
import type { AccountRow } from '../accounts/accounts.types.ts';
import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { creditableOf, reasonOfRefusal } from '../deposits/allowance.usecases.ts';
import { moveDeposit } from '../deposits/deposits.queries.ts';
import type { DepositReason, DepositRow } from '../deposits/deposits.types.ts';
import type { PaymentParts } from '../payments.types.ts';
import { depositClearing, exchange, feeCost, feeIncome, suspense, transfersOf } from './clearing.rules.ts';
import { moveMovement } from './movements.queries.ts';
import type { MovementHooks, MovementRow } from './movements.types.ts';

export type CreditParts = PaymentParts & { hooks: MovementHooks };

/** A final movement, locked, with the account that reports it. */
export type Held = { account: AccountRow; movement: MovementRow };

const NEW = ['pending', 'vanished'] as const;

/** The provider keeps its fee at once, so that the clearing account says what is really there. */
const providerFee = ({ account, movement }: Held) => ({
  step: 'provider-fee',
  debit: feeCost(account.id),
  credit: depositClearing(account.id),
  amountMinor: movement.feeMinor,
  code: 'settlement' as const,
  reference: movement.id,
});

/** Lets the money wait in the suspense account: without an owner, or until a person has decided about the deposit. */
export async function holdMovement(
  parts: CreditParts,
  tx: MoneyTx,
  held: Held & { deposit?: DepositRow; reason?: DepositReason; by?: By },
): Promise<void> {
  const { account, movement, deposit, reason, by = BY_SYSTEM } = held;
  const { merchantId, amountMinor } = movement;
  const at = parts.clock.now();
  await moveMovement(tx, movement, {
    from: NEW,
    to: 'suspense',
    suspenseMinor: amountMinor,
    depositId: deposit?.id ?? null,
  });
  const facts = { amount: formatMoney(amountMinor), asset: movement.asset, account: account.id };
  if (deposit) {
    const moved = reason && (await moveDeposit(tx, deposit, { to: 'review', at, reason }));
    if (moved)
      await parts.recordChange(tx, {
        merchantId,
        memberId: deposit.memberId,
        thing: 'deposit',
        id: deposit.id,
        state: 'review',
        before: deposit.state,
        facts: { ...facts, reason },
        by,
      });
  } else
    await parts.recordChange(tx, {
      merchantId,
      memberId: null,
      thing: 'movement',
      id: movement.id,
      state: 'suspense',
      facts,
      by,
    });
  await parts.wallet.post(tx, {
    merchantId,
    currency: movement.asset,
    transfers: transfersOf(movement, [
      {
        step: 'suspense',
        debit: depositClearing(account.id),
        credit: suspense(account.id),
        amountMinor,
        code: 'suspense',
        reference: deposit?.id ?? movement.id,
      },
      providerFee(held),
    ]),
  });
}

/** How a credit divides what has arrived: amounts in the currency, except those of the asset. */
type Division = {
  receivedMinor: bigint;
  creditedMinor: bigint;
  memberFeeMinor: bigint;
  /** Of the movement: what is used, and what stays in suspense. */
  usedMinor: bigint;
  restMinor: bigint;
};

function divide(
  movement: MovementRow,
  receivedMinor: bigint,
  creditedMinor: bigint,
): Omit<Division, 'memberFeeMinor'> {
  const { amountMinor } = movement;
  const usedMinor =
    creditedMinor === receivedMinor ? amountMinor : (amountMinor * creditedMinor) / receivedMinor;
  return { receivedMinor, creditedMinor, usedMinor, restMinor: amountMinor - usedMinor };
}

/** Transfers in the movement’s asset and in the account’s currency; the same list where both are one. */
function creditTransfers(
  { account, movement, deposit }: Held & { deposit: DepositRow },
  { creditedMinor, memberFeeMinor, usedMinor, restMinor }: Division,
): { asset: Transfer[]; currency: Transfer[] } {
  const isHeld = movement.state === 'suspense';
  const source = isHeld ? suspense(account.id) : depositClearing(account.id);
  const main = mainOf(deposit.memberId);
  const isExchanged = movement.asset !== account.currency;
  const reference = deposit.id;
  const inAsset = [
    ...(isHeld
      ? []
      : [
          {
            step: 'suspense',
            debit: source,
            credit: suspense(account.id),
            amountMinor: restMinor,
            code: 'suspense' as const,
            reference,
          },
          providerFee({ account, movement }),
        ]),
    ...(isExchanged
      ? [
          {
            step: 'exchange',
            debit: source,
            credit: exchange(account.id),
            amountMinor: usedMinor,
            code: 'exchange' as const,
            reference,
          },
        ]
      : []),
  ];
  const inCurrency = [
    {
      step: 'credit',
      debit: isExchanged ? exchange(account.id) : source,
      credit: main,
      amountMinor: creditedMinor,
      code: 'deposit' as const,
      reference,
    },
    {
      step: 'fee',
      debit: main,
      credit: feeIncome(deposit.methodId),
      amountMinor: memberFeeMinor,
      code: 'deposit_fee' as const,
      reference,
    },
  ];
  return isExchanged
    ? { asset: transfersOf(movement, inAsset), currency: transfersOf(movement, inCurrency) }
    : { asset: [], currency: transfersOf(movement, [...inCurrency, ...inAsset]) };
}

async function memberFee(
  tx: MoneyTx,
  { deposit, creditedMinor }: { deposit: DepositRow; creditedMinor: bigint },
): Promise<bigint> {
  const { merchantId, methodId } = deposit;
  const method = await findMethod(tx, { merchantId, direction: 'deposit', id: methodId });
  return method ? feeOf(creditedMinor, method.terms.fee, method.terms.step) : 0n;
}

/**
 * Credits a deposit with a movement: its row, the movement, event, audit entry, message and transfers in one
 * transaction. What limits don't let in waits in the suspense account; if that is everything, the deposit goes to
 * review. The deposit and the movement must be locked.
 *
 * @returns whether it was credited
 */
export async function creditDeposit(
  parts: CreditParts,
  tx: MoneyTx,
  { account, movement, deposit, by = BY_SYSTEM }: Held & { deposit: DepositRow; by?: By },
): Promise<boolean> {
  const { merchantId, memberId, id } = deposit;
  const at = parts.clock.now();
  const receivedMinor = BigInt(movement.detail?.worth ?? movement.amountMinor);
  const { admittedMinor, code } = await creditableOf(parts, tx, { deposit, receivedMinor });
  if (admittedMinor === 0n) {
    if (movement.state !== 'suspense')
      await holdMovement(parts, tx, { account, movement, deposit, reason: reasonOfRefusal(code), by });
    return false;
  }
  const memberFeeMinor = await memberFee(tx, { deposit, creditedMinor: admittedMinor });
  const division = { ...divide(movement, receivedMinor, admittedMinor), memberFeeMinor };
  const heldMinor = receivedMinor - admittedMinor;
  const credited = await moveDeposit(tx, deposit, {
    to: 'credited',
    at,
    reason: heldMinor > 0n ? 'allowance' : null,
    credited: { receivedMinor, heldMinor, feeMinor: memberFeeMinor },
  });
  if (!credited) throw new Error(`deposit ${id} can't be credited from ${deposit.state}`);
  const isMatched = await moveMovement(tx, movement, {
    from: [movement.state],
    to: 'matched',
    depositId: id,
    suspenseMinor: division.restMinor,
  });
  if (!isMatched) throw new Error(`movement ${movement.id} was used meanwhile`);
  const { currency } = deposit;
  await parts.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'deposit',
    id,
    state: 'credited',
    before: deposit.state,
    facts: {
      received: formatMoney(receivedMinor),
      credited: formatMoney(admittedMinor),
      fee: formatMoney(memberFeeMinor),
      currency,
      movement: movement.id,
    },
    by,
  });
  for (const hook of parts.hooks.credited)
    await hook(tx, { merchantId, memberId, depositId: id, currency, amountMinor: admittedMinor, at });
  await parts.kyc.noteUse(tx, { merchantId, memberId, direction: 'deposit', amountMinor: admittedMinor });
  await parts.messages.send(tx, {
    merchantId,
    memberId,
    kind: 'deposit_credited',
    params: { amount: formatMoney(admittedMinor - memberFeeMinor), currency, id },
  });
  // Last, because accounts stay locked from here on.
  const transfers = creditTransfers({ account, movement, deposit }, division);
  if (transfers.asset.length > 0)
    await parts.wallet.post(tx, { merchantId, currency: movement.asset, transfers: transfers.asset });
  await parts.wallet.post(tx, { merchantId, currency: account.currency, transfers: transfers.currency });
  return true;
}
