import { MAX_AMOUNT_MINOR, parseMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import type { Malformed } from '../vendors.types.ts';

/** An id of the vendor's: anything printable without spaces. */
export const theirId = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** Bounded texts whose meaning the use case looks up: an unknown one has a code of its own. */
export const playerName = z.string().min(1).max(64);
export const gameCode = z.string().min(1).max(64);
export const visitToken = z.string().min(1).max(255);
export const currencyCode = z.string().regex(/^[A-Z]{3,5}$/);

type Wrong = Exclude<Malformed['malformed'], 'syntax'>;
const isWrong = (text: string): text is Wrong =>
  text === 'type' || text === 'negative' || text === 'too_fine';

/** Makes a schema of a function that tells what is wrong with a value. */
export const readAs =
  <In, Out>(read: (value: In) => Out | Wrong) =>
  (value: In, context: z.RefinementCtx): Exclude<Out, Wrong> => {
    const out = read(value);
    if (typeof out !== 'string' || !isWrong(out)) return out as Exclude<Out, Wrong>;
    context.addIssue({ code: 'custom', message: out });
    return z.NEVER;
  };

const PLAIN = /^-?\d{1,30}(?:\.\d{1,30})?$/;
const MAX_PLACES = 4;

/** A decimal of the vendor's as an amount of zero or above. Zeros behind the fourth place are no finer amount. */
export function amountOf(text: string): bigint | Wrong {
  if (!PLAIN.test(text)) return 'type';
  if (text.startsWith('-')) return /[1-9]/.test(text) ? 'negative' : 'type';
  const [whole = '', fraction = ''] = text.split('.');
  if (/[1-9]/.test(fraction.slice(MAX_PLACES))) return 'too_fine';
  const places = fraction.slice(0, MAX_PLACES);
  const amountMinor = parseMoney(places === '' ? whole : `${whole}.${places}`);
  return amountMinor === undefined || amountMinor > MAX_AMOUNT_MINOR ? 'type' : amountMinor;
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** The first field that a schema refuses; one that was not sent is a mistake of syntax. */
export function malformedBy(json: unknown, error: z.core.$ZodError): Malformed {
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const field = path.join('.') || 'body';
  if (valueAt(json, path) === undefined) return { malformed: 'syntax', field };
  return { malformed: issue && isWrong(issue.message) ? issue.message : 'type', field };
}

export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Leaves out what was not sent. */
export const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export const headerOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';
