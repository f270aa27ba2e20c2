import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type {
  AccountKeys,
  Refused,
  Unknown,
  VendorAccount,
  VendorCall,
  VendorProtocol,
} from '../../vendors.types.ts';
import { callTwice, contentOf, unknown } from '../answers.rules.ts';
import { jsonWithNumbers } from '../numbers.rules.ts';
import { hub88Config, type Hub88Keys } from './hub88.schema.ts';

const failure = z.object({
  error: z.string().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
});
/** Their statuses for "try again"; everything else below HTTP 500 is a no. */
const UNCERTAIN: ReadonlySet<string> = new Set(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']);
type Content<T> = { read: T } | { absent: true } | Refused | Unknown;
type Options = { once?: boolean; timeoutMilliseconds?: number; numbers?: Readonly<Record<string, string>> };

const signAsync = promisify(sign);

/** Signed calls to Hub88's operator API. A signature takes a millisecond, so it is made on a thread. */
export function createHub88Send(
  account: VendorAccount,
  keys: AccountKeys,
  { call }: Parameters<VendorProtocol['client']>[2],
) {
  const { url, operatorId, subPartnerId } = hub88Config.parse(account.config);
  const key = createPrivateKey((keys.current as Hub88Keys).privateKey);
  return async <Schema extends z.ZodType>(
    schema: Schema,
    name: string,
    fields: object,
    { once = false, numbers = {}, ...options }: Options = {},
  ): Promise<Content<z.output<Schema>>> => {
    const body = jsonWithNumbers(
      { operator_id: operatorId, sub_partner_id: subPartnerId, request_uuid: randomUUID(), ...fields },
      numbers,
    );
    const signature = (await signAsync('sha256', Buffer.from(body), key)).toString('base64');
    const request = (): Parameters<VendorCall>[0] => ({
      method: 'POST',
      url: `${url.replace(/\/+$/, '')}/${name}`,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
      body,
      ...options,
    });
    const answer = once ? await call(request()) : await callTwice(call, request);
    const content = contentOf(schema, answer);
    if ('read' in content || 'failed' in answer || answer.status >= 500) return content;
    const failed = failure.safeParse(parseExactJson(answer.text));
    const code = failed.success ? (failed.data.status ?? failed.data.error) : undefined;
    // Only Hub88's own statuses are an answer: a proxy's error does not tell whether the request was carried out.
    if (!failed.success || !code?.startsWith('RS_ERROR_')) return content;
    if (code === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST') return { absent: true };
    const reason = failed.data.message ? `${code}: ${failed.data.message}` : code;
    return UNCERTAIN.has(code) ? unknown(reason) : { refused: reason };
  };
}
export type Hub88Send = ReturnType<typeof createHub88Send>;
