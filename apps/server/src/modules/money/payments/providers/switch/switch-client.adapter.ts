import type { z } from 'zod';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall, OutgoingAnswer } from '../../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount, Refused, Unknown } from '../provider.types.ts';
import { failure, type SwitchConfig, type SwitchSecrets } from './switch.schema.ts';

export type SwitchAccount = ProviderAccount<SwitchConfig, SwitchSecrets>;

/** An answer that was understood, one that says no, or neither. */
export type Read<T> =
  | { kind: 'read'; value: T }
  | { kind: 'failure'; code: string; message: string }
  | Unknown;

export const DUPLICATE = 'HE_01';
export const NOT_FOUND = 'HE_02';

export const unknown = (message: string): Unknown => ({ kind: 'unknown', message });
export const refused = (code: string, message: string): Refused => ({ kind: 'refused', code, message });

/** Only what the switch says of our request is final: errors of a connector behind it may have had an effect. */
export const refusalOf = ({ code, message }: { code: string; message: string }): Refused | Unknown =>
  code.startsWith('IR_') || code === NOT_FOUND ? refused(code, message) : unknown(`${code}: ${message}`);

function readAnswer<Schema extends z.ZodType>(
  answer: OutgoingAnswer,
  schema: Schema,
): Read<z.output<Schema>> {
  if (answer.kind === 'unanswered') return unknown(answer.message);
  const { status, text } = answer;
  const body = parseExactJson(text);
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(body);
    return parsed.success
      ? { kind: 'read', value: parsed.data }
      : unknown('an answer without what it must hold');
  }
  const parsed = failure.safeParse(body);
  if (status < 400 || status >= 500 || !parsed.success) return unknown(`HTTP ${status}`);
  const { code, message } = parsed.data.error;
  return { kind: 'failure', code, message };
}

export function createSwitchClient(call: OutgoingCall) {
  const send = async <Schema extends z.ZodType>(
    { merchantId, config, secrets }: SwitchAccount,
    schema: Schema,
    path: string,
    { body, language }: { body?: object; language?: string } = {},
  ): Promise<Read<z.output<Schema>>> => {
    const answer = await call(merchantId, {
      base: config.url,
      method: body ? 'POST' : 'GET',
      path,
      headers: {
        'api-key': secrets.apiKey,
        'content-type': 'application/json',
        ...(language ? { 'accept-language': language } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return readAnswer(answer, schema);
  };
  return {
    get: <Schema extends z.ZodType>(account: SwitchAccount, schema: Schema, path: string) =>
      send(account, schema, path),
    post: send,
  };
}
export type SwitchClient = ReturnType<typeof createSwitchClient>;
