import { createOutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { VendorCall } from '../vendors.types.ts';

/** A list of ten thousand games with their names in thirty languages. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Calls vendors with the limits of all outgoing calls, on behalf of a merchant. */
export function createVendorCalls({ log }: { log?: Pick<Logger, 'warn'> } = {}): (
  merchantId: string,
) => VendorCall {
  const call = createOutgoingCall({ ...(log && { log }), maxBytes: MAX_ANSWER_BYTES });
  return (merchantId) =>
    async ({ url, ...request }) => {
      const { origin, pathname, search } = new URL(url);
      const answer = await call(merchantId, { base: origin, path: `${pathname}${search}`, ...request });
      if (answer.kind === 'answered') return { status: answer.status, text: answer.text };
      return { failed: answer.message === 'TimeoutError' ? 'timeout' : 'connection' };
    };
}
