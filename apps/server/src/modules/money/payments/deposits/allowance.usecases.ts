import { OPEN_DEPOSIT_STATES } from '@croupier/contract/payments/payment-states.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { PaymentDeps } from '../payments.types.ts';
import { waitingOf } from './sums.reads.ts';
import type { DepositRow } from './deposits.types.ts';

/** Refusals that are about an amount; any other one is about the member, and nothing may come in. */
const ABOUT_AMOUNTS: ReadonlySet<string> = new Set(['protection.limit_reached', 'kyc.cap_reached']);

type AllowanceDeps = Pick<PaymentDeps, 'admissions' | 'kyc'>;

export type Admitted = { admittedMinor: bigint; code: string | null };

/** How much of a deposit limits and identity checks let in: the least of them. */
export async function admittedOf(
  { admissions, kyc }: AllowanceDeps,
  tx: Tx,
  asked: { merchantId: string; memberId: string; amountMinor: bigint; depositId?: string },
): Promise<Admitted> {
  let least: Admitted = { admittedMinor: asked.amountMinor, code: null };
  for (const admission of admissions) {
    const admitted = await admission(tx, asked);
    if (admitted.admittedMinor < least.admittedMinor) least = admitted;
  }
  const { merchantId, memberId, amountMinor, depositId = null } = asked;
  const { left } = (await kyc.capsOf({ merchantId, memberId }, tx)).deposits;
  if (left !== null) {
    const freeMinor = left - (await waitingOf(tx, { merchantId, memberId, exceptId: depositId }));
    if (freeMinor < amountMinor && freeMinor < least.admittedMinor)
      least = { admittedMinor: freeMinor, code: 'kyc.cap_reached' };
  }
  return least.admittedMinor > 0n ? least : { ...least, admittedMinor: 0n };
}

/**
 * How much of what has arrived may be credited. An open deposit has reserved what was asked for: a limit that was
 * reached meanwhile doesn't take that back, an exclusion does.
 */
export async function creditableOf(
  deps: AllowanceDeps,
  tx: Tx,
  { deposit, receivedMinor }: { deposit: DepositRow; receivedMinor: bigint },
): Promise<Admitted> {
  const { merchantId, memberId, id: depositId, askedMinor } = deposit;
  const admitted = await admittedOf(deps, tx, {
    merchantId,
    memberId,
    amountMinor: receivedMinor,
    depositId,
  });
  const isReserved = OPEN_DEPOSIT_STATES.includes(deposit.state) && deposit.continuesId === null;
  if (!isReserved || admitted.code === null || !ABOUT_AMOUNTS.has(admitted.code)) return admitted;
  const reservedMinor = receivedMinor < askedMinor ? receivedMinor : askedMinor;
  return admitted.admittedMinor < reservedMinor ? { ...admitted, admittedMinor: reservedMinor } : admitted;
}

/** What a member is told when nothing of a deposit may come in. */
export const reasonOfRefusal = (code: string | null): 'excluded' | 'allowance' =>
  code !== null && ABOUT_AMOUNTS.has(code) ? 'allowance' : 'excluded';
