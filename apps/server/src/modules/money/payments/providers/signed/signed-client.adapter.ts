import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import { signatureOf, SIGNATURE_HEADERS } from '../../../../../platform/http/signature.ts';
import { parseExactJson } from '../exact-json.rules.ts';
import type { CallProvider } from '../provider-call.adapter.ts';
import type { ProviderAccount, Refused, Unknown } from '../provider.types.ts';
import { failure, FINAL_CODES, type SignedConfig, type SignedSecrets } from './signed.schema.ts';

export type SignedAccount = ProviderAccount<SignedConfig, SignedSecrets>;

export type Read<T> = { kind: 'read'; value: T } | { kind: 'absent' } | Refused | Unknown;

const unknown = (message: string): Unknown => ({ kind: 'unknown', message });
const isFinal = (code: string): boolean => FINAL_CODES.some((each) => each === code);

/** Sends signed calls. The path is not signed, so the body names the call and the account again. */
export function createSignedClient({ call, clock }: { call: CallProvider; clock: Clock }) {
  return async <Schema extends z.ZodType>(
    { merchantId, config, secrets }: SignedAccount,
    schema: Schema,
    name: string,
    fields: Record<string, unknown>,
  ): Promise<Read<z.output<Schema>>> => {
    const body = JSON.stringify({ call: name, to: config.account, ...fields });
    const signed = { timestamp: String(clock.now().getTime()), nonce: randomUUID(), rawBody: body };
    const answer = await call(merchantId, {
      base: config.url,
      path: `/${name}`,
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.timestamp]: signed.timestamp,
        [SIGNATURE_HEADERS.nonce]: signed.nonce,
        [SIGNATURE_HEADERS.signature]: signatureOf(secrets.key, signed),
      },
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
