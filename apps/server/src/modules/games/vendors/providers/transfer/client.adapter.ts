import { formatMoney } from '@croupier/contract/money.ts';
import type { TransferAnswer, Unknown, VendorClient, VendorProtocol } from '../../vendors.types.ts';
import { isUnknown, present, unknown } from '../answers.rules.ts';
import { hmacClient } from '../hmac/client.adapter.ts';
import { hmacAnswers } from '../hmac/hmac.schema.ts';
import { createSend, type Send } from '../hmac/send.adapter.ts';

type Wallet = NonNullable<VendorClient['wallet']>;

/** Sent once: what is not known is asked for by its id, never sent again. */
async function move(
  send: Send,
  name: 'deposit' | 'withdraw',
  transfer: { id: string; player: string; currency: string; amountMinor: bigint | null },
): Promise<TransferAnswer | Unknown> {
  const { id, player, currency, amountMinor } = transfer;
  const amount = amountMinor === null ? { all: true } : { amount: formatMoney(amountMinor) };
  const content = present(
    await send(hmacAnswers.moved, name, { id, player, currency, ...amount }, { once: true }),
  );
  if ('refused' in content) return { state: 'failed', reason: content.refused };
  if (isUnknown(content)) return content;
  const { amount: movedMinor } = content.read;
  if (amountMinor !== null && movedMinor !== amountMinor) return unknown('another amount was moved');
  return { state: 'done', amountMinor: movedMinor };
}

const walletOf = (send: Send): Wallet => ({
  deposit: (transfer) => move(send, 'deposit', transfer),
  withdraw: (transfer) => move(send, 'withdraw', transfer),
  balance: async (player) => {
    const content = present(await send(hmacAnswers.balance, 'balance', { player }));
    if ('refused' in content) return unknown(content.refused);
    return isUnknown(content) ? content : { balanceMinor: content.read.balance };
  },
  ask: async (id) => {
    const content = await send(hmacAnswers.transfer, 'transfer', { id });
    if ('absent' in content) return { state: 'absent' };
    if ('refused' in content) return unknown(content.refused);
    if (isUnknown(content)) return content;
    const { read } = content;
    if (read.state === 'done') return { state: 'done', amountMinor: read.amount };
    return read.state === 'failed' ? { state: 'failed', reason: read.reason } : { state: read.state };
  },
});

/** Vendors with a wallet of their own that speak Croupier's protocol: `docs/vendor-protocol.md`. */
export function transferClient(...of: Parameters<VendorProtocol['client']>): VendorClient {
  return { ...hmacClient(...of), wallet: walletOf(createSend(...of).send) };
}
