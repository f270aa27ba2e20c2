import type { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import { signedHeaders } from '../../../../../platform/http/signature.ts';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount, Refused, Unknown } from '../provider.types.ts';
import { failure, FINAL_CODES, type SignedConfig, type SignedSecrets } from './signed.schema.ts';

export type SignedAccount = ProviderAccount<SignedConfig, SignedSecrets>;

export type Read<T> = { kind: 'read'; value: T } | { kind: 'absent' } | Refused | Unknown;

const unknown = (message: string): Unknown => ({ kind: 'unknown', message });
const isFinal = (code: string): boolean => FINAL_CODES.some((each) => each === code);

/** Sends signed calls. The path is not signed, so the body names the call and the account again. */
export function createSignedClient({ call, clock }: { call: OutgoingCall; clock: Clock }) {
  return async <Schema extends z.ZodType>(
    { merchantId, config, secrets }: SignedAccount,
    schema: Schema,
    name: string,
    fields: Record<string, unknown>,
  ): Promise<Read<z.output<Schema>>> => {
    const body = JSON.stringify({ call: name, to: config.account, ...fields });
    const answer = await call(merchantId, {
      base: config.url,
      path: `/${name}`,
      method: 'POST',
      body,
      headers: signedHeaders(secrets.key, body, clock.now()),
    });
    if (answer.kind === 'unanswered') return unknown(answer.message);
    const { status, text } = answer;
    const json = parseExactJson(text);
    if (status === 200) {
      const parsed = schema.safeParse(json);
      if (parsed.success) return { kind: 'read', value: parsed.data };
    }
    const failed = failure.safeParse(json);
    if (status >= 500 || !failed.success) return unknown(`HTTP ${status}`);
    const { code, message } = failed.data;
    if (code === 'absent') return { kind: 'absent' };
    return isFinal(code) ? { kind: 'refused', code, message } : unknown(`${code}: ${message}`);
  };
}
export type SignedClient = ReturnType<typeof createSignedClient>;
