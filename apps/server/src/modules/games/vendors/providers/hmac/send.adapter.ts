import { z } from 'zod';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import { signedHeaders } from '../../../../../platform/http/signature.ts';
import type {
  AccountKeys,
  Refused,
  Unknown,
  VendorAccount,
  VendorCall,
  VendorProtocol,
} from '../../vendors.types.ts';
import { callTwice, contentOf, unknown } from '../answers.rules.ts';
import { FINAL_CODES, hmacConfig, type HmacKeys } from './hmac.schema.ts';

const failure = z.object({ code: z.string(), message: z.string().optional() });

type Content<T> = { read: T } | { absent: true } | Refused | Unknown;
/** `once`: repeating it could open or move something twice. */
type Options = { once?: boolean; timeoutMilliseconds?: number };

/** Signed calls to a vendor. */
export function createSend(
  account: VendorAccount,
  keys: AccountKeys,
  { call, now }: Parameters<VendorProtocol['client']>[2],
) {
  const { url, account: to } = hmacConfig.parse(account.config);
  const { key } = keys.current as HmacKeys;

  const post = (name: string, fields: object, { once = false, ...options }: Options = {}) => {
    const body = JSON.stringify({ call: name, to, ...fields });
    const request = (): Parameters<VendorCall>[0] => ({
      method: 'POST',
      url: `${url.replace(/\/+$/, '')}/${name}`,
      headers: signedHeaders(key, body, now()),
      body,
      ...options,
    });
    return once ? call(request()) : callTwice(call, request);
  };

  /** Sorts the answers: content, `absent`, a final no, or not known. */
  const send = async <Schema extends z.ZodType>(
    schema: Schema,
    name: string,
    fields: object,
    options?: Options,
  ): Promise<Content<z.output<Schema>>> => {
    const answer = await post(name, fields, options);
    const content = contentOf(schema, answer);
    if ('read' in content || 'failed' in answer || answer.status >= 500) return content;
    const failed = failure.safeParse(parseExactJson(answer.text));
    if (!failed.success || failed.data.code === 'ok') return content;
    const { code, message } = failed.data;
    if (code === 'absent') return { absent: true };
    const reason = message ? `${code}: ${message}` : code;
    return FINAL_CODES.some((each) => each === code) ? { refused: reason } : unknown(reason);
  };
  return { post, send };
}
export type Send = ReturnType<typeof createSend>['send'];
