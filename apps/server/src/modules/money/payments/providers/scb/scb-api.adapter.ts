import { randomUUID } from 'node:crypto';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type {
  OutgoingCall,
  OutgoingAnswer,
  OutgoingRequest,
} from '../../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount } from '../provider.types.ts';
import {
  EVENT_CODE,
  inquiryAnswer,
  statusAnswer,
  SUCCESS,
  tokenAnswer,
  type ScbConfig,
  type ScbPayment,
  type ScbSecrets,
} from './scb.rules.ts';

export type ScbAccount = ProviderAccount<ScbConfig, ScbSecrets>;

/** A token is renewed this long before it ends. */
const SAFETY_SECONDS = 60;
const UNAUTHORISED = 401;
/** Answers that say nothing about the payment. */
const NO_ANSWER = new Set([UNAUTHORISED, 403, 408, 429]);

/** Asks SCB's partner API, with a token that is fetched when needed. */
export function createScbApi({
  call,
  now = () => performance.now(),
}: {
  call: OutgoingCall;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}) {
  const tokens = new Map<string, { token: string; until: number }>();

  const send = async (
    account: ScbAccount,
    request: Omit<OutgoingRequest, 'base'>,
  ): Promise<Extract<OutgoingAnswer, { kind: 'answered' }>> => {
    const answer = await call(account.merchantId, {
      ...request,
      base: account.config.apiUrl,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'EN',
        resourceOwnerId: account.secrets.apiKey,
        requestUId: randomUUID(),
        ...request.headers,
      },
    });
    if (answer.kind === 'unanswered') throw new Error(`SCB: ${answer.message}`);
    return answer;
  };

  async function tokenFor(account: ScbAccount): Promise<string> {
    const { apiKey, apiSecret } = account.secrets;
    const key = `${apiKey} ${apiSecret}`;
    const known = tokens.get(key);
    if (known && known.until > now()) return known.token;
    const answer = await send(account, {
      path: '/v1/oauth/token',
      method: 'POST',
      body: JSON.stringify({ applicationKey: apiKey, applicationSecret: apiSecret }),
    });
    const read = tokenAnswer.safeParse(parseExactJson(answer.text));
    if (answer.status !== 200 || !read.success) throw new Error(`SCB: no token, HTTP ${answer.status}`);
    const { accessToken, expiresIn } = read.data.data;
    tokens.set(key, { token: accessToken, until: now() + (Number(expiresIn) - SAFETY_SECONDS) * 1_000 });
    return accessToken;
  }

  async function inquire(account: ScbAccount, query: string): ReturnType<typeof send> {
    const ask = async (): ReturnType<typeof send> =>
      send(account, {
        path: `/v1/payment/billpayment/inquiry?${query}`,
        method: 'GET',
        headers: { authorization: `Bearer ${await tokenFor(account)}` },
      });
    const answer = await ask();
    if (answer.status !== UNAUTHORISED) return answer;
    // The token was withdrawn before its time.
    tokens.delete(`${account.secrets.apiKey} ${account.secrets.apiSecret}`);
    return ask();
  }

  return {
    /**
     * Payments of a day with a reference.
     * @throws if SCB does not answer properly
     */
    paymentsOf: async (
      account: ScbAccount,
      { reference, day }: { reference: string; day: string },
    ): Promise<ScbPayment[]> => {
      const query = new URLSearchParams({
        eventCode: EVENT_CODE,
        transactionDate: day,
        billerId: account.config.billerId,
        reference1: reference,
      });
      const { status, text } = await inquire(account, query.toString());
      const answer = parseExactJson(text);
      if (status >= 500 || NO_ANSWER.has(status)) throw new Error(`SCB: HTTP ${status}`);
      const refused = statusAnswer.safeParse(answer);
      // Any other code of theirs means that no such payment was made so far.
      if (refused.success && refused.data.status.code !== SUCCESS) return [];
      const read = inquiryAnswer.safeParse(answer);
      if (!read.success) throw new Error('SCB: the answer about a payment has another form');
      return (read.data.data ?? []).filter(({ billPaymentRef1 }) => billPaymentRef1 === reference);
    },
  };
}
export type ScbApi = ReturnType<typeof createScbApi>;
