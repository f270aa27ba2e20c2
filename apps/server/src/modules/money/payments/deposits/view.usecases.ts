import {
  depositInstructions,
  type Deposit,
  type DepositInstructions,
} from '@croupier/contract/payments/deposits.ts';
import { DEPOSIT_TRANSITIONS } from '@croupier/contract/payments/payment-states.ts';
import { textIn } from '../../../base/merchants/index.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { findPendingOf } from '../movements/movements.queries.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { DepositRow } from './deposits.types.ts';

/** What the member must do, while there is still something to do. */
function instructionsOf({ instructions, state }: DepositRow): DepositInstructions | null {
  if (!instructions || !DEPOSIT_TRANSITIONS[state].includes('seen')) return null;
  const { slip, ...stored } = { bank: null, ...instructions } as Record<string, unknown> & { slip?: boolean };
  const shown = depositInstructions.safeParse(slip ? { ...stored, kind: 'slip' } : stored);
  return shown.success ? shown.data : null;
}

/** A deposit as its member sees it. */
export async function depositView(
  { db, merchants }: Pick<PaymentParts, 'db' | 'merchants'>,
  row: DepositRow,
  language: string,
): Promise<Deposit> {
  const { merchantId, methodId, id } = row;
  const [merchant, method, pending] = await Promise.all([
    merchants.byId(merchantId),
    findMethod(db, { merchantId, direction: 'deposit', id: methodId }),
    row.state === 'seen' ? findPendingOf(db, { merchantId, depositId: id }) : undefined,
  ]);
  return {
    id,
    reference: row.reference,
    methodId,
    methodName: method ? textIn(merchant, method.names, language) : methodId,
    currency: row.currency,
    asked: row.askedMinor,
    received: row.receivedMinor,
    fee: row.feeMinor,
    state: row.state,
    reason: row.stateReason,
    instructions: instructionsOf(row),
    confirmations: pending?.detail?.confirmations ?? null,
    slips: row.slips,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    expiresAt: row.expiresAt,
    creditedAt: row.creditedAt,
  };
}
