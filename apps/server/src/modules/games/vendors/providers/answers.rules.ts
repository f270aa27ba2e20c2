import type { z } from 'zod';
import { parseExactJson } from '../../../../platform/exact-json.ts';
import type { Refused, Unknown, VendorCall } from '../vendors.types.ts';

type VendorRequest = Parameters<VendorCall>[0];
type CallAnswer = Awaited<ReturnType<VendorCall>>;

/** A player waits for the game. */
export const LAUNCH_TIMEOUT_MILLISECONDS = 5_000;

export const unknown = (reason: string): Unknown => ({ unknown: true, reason });
export const isUnknown = (answer: unknown): answer is Unknown =>
  typeof answer === 'object' && answer !== null && 'unknown' in answer;

export const isNoAnswer = (answer: CallAnswer): boolean => 'failed' in answer || answer.status >= 500;

/** Asks twice for what changes nothing. `request` is made again, since a signature holds once. */
export async function callTwice(call: VendorCall, request: () => VendorRequest): Promise<CallAnswer> {
  const first = await call(request());
  return isNoAnswer(first) ? call(request()) : first;
}

/** The content of an answer: numbers as the text that was sent. */
export function contentOf<Schema extends z.ZodType>(
  schema: Schema,
  answer: CallAnswer,
): { read: z.output<Schema> } | Unknown {
  if ('failed' in answer) return unknown(answer.failed);
  if (answer.status !== 200) return unknown(`HTTP ${answer.status}`);
  const parsed = schema.safeParse(parseExactJson(answer.text));
  if (parsed.success) return { read: parsed.data };
  const [issue] = parsed.error.issues;
  return unknown(`an answer that can’t be read: ${issue?.path.join('.') || 'body'}`);
}

/** Passes on what is not known or refused; else what `of` makes of the content. */
export const whenRead = <In, Out>(
  content: { read: In } | Refused | Unknown,
  of: (read: In) => Out,
): Out | Refused | Unknown => ('read' in content ? of(content.read) : content);

/** `absent` where nothing can be absent. */
export const present = <T>(
  content: { read: T } | { absent: true } | Refused | Unknown,
): { read: T } | Refused | Unknown => ('absent' in content ? unknown('absent') : content);

/** What can't be had because the vendor refuses is not known either. */
export const known = <T extends object>(answer: T | Refused | Unknown): T | Unknown =>
  'refused' in answer ? unknown(answer.refused) : answer;
