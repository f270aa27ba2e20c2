import { derivedId } from '../../../../platform/ids.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { takeMovements } from '../movements/taking.usecases.ts';
import { demoAccountId } from '../payments.demo.ts';
import { insertDeposit, findDeposit } from './deposits.queries.ts';
import { newReference } from './references.usecases.ts';

export type DemoDeposit = { merchantId: string; memberId: string; key: string; amountMinor: bigint };

const HOUR_MILLISECONDS = 60 * 60_000;

/** A bank transfer to the branch account, whose line arrives with the deposit's id. */
export async function seedDeposit(
  parts: CreditParts,
  { merchantId, memberId, key, amountMinor }: DemoDeposit,
): Promise<void> {
  const accountId = demoAccountId(merchantId, 'slip');
  const id = derivedId('demo-deposit', merchantId, memberId, key);
  const at = parts.clock.now();
  const { currency } = await parts.merchants.byId(merchantId);
  await parts.db.transaction().execute(async (tx) => {
    if (await findDeposit(tx, { merchantId, id })) return;
    await insertDeposit(tx, {
      merchantId,
      id,
      memberId,
      methodId: 'slip',
      accountId,
      currency,
      reference: newReference(merchantId),
      askedMinor: amountMinor,
      state: 'waiting',
      continuesId: null,
      at,
      expiresAt: new Date(at.getTime() + HOUR_MILLISECONDS),
      askAt: null,
    });
  });
  const opened = await parts.accounts.open({ merchantId, id: accountId });
  await takeMovements(parts, {
    opened,
    source: 'operator',
    movements: [
      {
        theirId: `demo:${id}`,
        direction: 'in',
        amountMinor,
        asset: currency,
        ourId: id,
        payer: '',
        text: '',
        at,
        isFinal: true,
      },
    ],
  });
}
