import { randomUUID } from 'node:crypto';
import type { Call } from './site.ts';
import type { Random } from '../vendors/random.ts';

/** Multiples of the lowest deposit: what people pay in at a time. */
const AMOUNTS = [2n, 5n, 10n, 20n] as const;
const CARD_THAT_PAYS = '4242424242424242';
const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Pays in as a person does: asks the site for a payment page and pays there. The page is the sandbox's, so the money is
 * as real as that of every demo deposit. False where the site offers no such page now.
 */
export async function topUp(call: Call, random: Random): Promise<boolean> {
  const { methods, openId } = await call('paymentMethods.methods', { query: { direction: 'deposit' } });
  const method = methods.find(({ kind, resting }) => kind === 'page' && resting === null);
  if (!method || openId !== null) return false;
  const wished = method.terms.min * random.pick(AMOUNTS);
  const amount = wished < method.allowed ? wished : method.allowed;
  if (amount < method.terms.min) return false;
  const { id, instructions } = await call('deposits.start', {
    body: { id: randomUUID(), methodId: method.id, amount },
  });
  if (instructions?.kind !== 'page') return false;
  await fetch(instructions.url, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay', name: 'DEMO PLAYER', card: CARD_THAT_PAYS }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const paid = await call('deposits.get', { params: { id }, query: { returned: '1' } });
  return paid.creditedAt !== null;
}
