import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { WithdrawalDeps, WithdrawalRow } from './withdrawals.types.ts';

/** A message about a withdrawal, with the change that it tells of. */
export async function tellMember(
  { messages }: Pick<WithdrawalDeps, 'messages'>,
  tx: Tx,
  { merchantId, memberId, id, currency, amountMinor }: WithdrawalRow,
  kind: Exclude<MessageKind, 'notice'>,
  toldMinor = amountMinor,
): Promise<void> {
  const params = { amount: formatMoney(toldMinor), currency, id };
  await messages.send(tx, { merchantId, memberId, id: newId(), kind, params });
}
