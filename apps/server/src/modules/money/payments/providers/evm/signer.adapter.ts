import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SIGNATURE_HEADERS, signatureOf } from '../../../../../platform/http/signature.ts';
import type { OutgoingCall, OutgoingAnswer } from '../../../../../platform/http/outgoing-call.ts';
import type { PayoutOrder, Seen, Sent } from '../provider.types.ts';
import { assetText } from './exchange.rules.ts';
import type { EvmAccount } from './node.adapter.ts';

/** A program that holds the keys of the wallet, with its own list of addresses and limits; `docs/payments.md`. */

const payout = z.object({
  id: z.string(),
  state: z.enum(['queued', 'sent', 'final', 'failed']),
  transaction: z.string().nullish(),
  /** In the asset. */
  amount: z.string().optional(),
  /** What the order said it is worth. */
  worth: z.object({ currency: z.string(), amount: z.string() }),
  reason: z.string().nullish(),
});
const refusal = z.object({ code: z.string(), message: z.string() });
const CONFLICT = 409;
const REFUSED = 422;
const NOT_FOUND = 404;

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export function createSigner({ call, now }: { call: OutgoingCall; now: () => Date }) {
  async function post(account: EvmAccount, path: string, content: object): Promise<OutgoingAnswer> {
    const { signerUrl } = account.config;
    const { signerSecret } = account.secrets;
    if (!signerUrl || !signerSecret) return { kind: 'unanswered', message: 'no signer' };
    const rawBody = JSON.stringify(content);
    const signed = { timestamp: String(now().getTime()), nonce: randomUUID(), rawBody };
    return call(account.merchantId, {
      base: signerUrl,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.timestamp]: signed.timestamp,
        [SIGNATURE_HEADERS.nonce]: signed.nonce,
        [SIGNATURE_HEADERS.signature]: signatureOf(signerSecret, signed),
      },
      body: rawBody,
    });
  }

  async function find(account: EvmAccount, id: string): Promise<Seen> {
    const answer = await post(account, '/v1/payouts/find', { id });
    if (answer.kind === 'unanswered') return { state: 'unknown', movements: [], reason: answer.message };
    if (answer.status === NOT_FOUND) return { state: 'absent', movements: [] };
    const found = answer.status === 200 ? read(payout, answer.text) : undefined;
    if (!found || found.id !== id)
      return { state: 'unknown', movements: [], reason: `signer: HTTP ${answer.status}` };
    const worth = found.worth.currency === account.currency ? parseMoney(found.worth.amount) : undefined;
    const assetMinor = found.amount === undefined ? undefined : parseMoney(found.amount);
    const known = {
      movements: [],
      theirId: id,
      ...(worth !== undefined && { amountMinor: worth }),
      ...(assetMinor !== undefined && { left: { asset: account.config.asset, amountMinor: assetMinor } }),
    };
    if (found.state === 'final') return { ...known, state: 'paid' };
    if (found.state === 'failed') return { ...known, state: 'failed', reason: found.reason ?? '' };
    return { ...known, state: 'under_way' };
  }

  return {
    find,
    /** Orders a payout of so much of the asset. The same id again is the same payout. */
    send: async (account: EvmAccount, order: PayoutOrder, assetMinor: bigint): Promise<Sent> => {
      const { chain, asset, contract } = account.config;
      const answer = await post(account, '/v1/payouts', {
        id: order.id,
        reference: order.reference,
        chain,
        asset,
        contract,
        to: order.payee.number,
        amount: assetText(assetMinor),
        worth: { currency: account.currency, amount: formatMoney(order.amountMinor) },
      });
      if (answer.kind === 'unanswered') return { kind: 'unknown', message: answer.message };
      if (answer.status === 200 || answer.status === 201) return { kind: 'accepted', theirId: order.id };
      if (answer.status === CONFLICT) {
        // Ordered before, at the rate of that time.
        const { state } = await find(account, order.id);
        return state === 'under_way' || state === 'paid'
          ? { kind: 'accepted', theirId: order.id }
          : { kind: 'unknown', message: `signer: ${state}` };
      }
      const refused = answer.status === REFUSED ? read(refusal, answer.text) : undefined;
      return refused
        ? { kind: 'refused', ...refused }
        : { kind: 'unknown', message: `signer: HTTP ${answer.status}` };
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;
