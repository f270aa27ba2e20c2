import { fieldIssues } from '@croupier/contract/field-issues.ts';
import type { Schema } from '@croupier/contract/route.ts';
import type { core } from 'zod';
import { safeDecode } from 'zod';
import { appError, requestErrors } from './errors.ts';

/** No call needs more, and recursive code runs out of stack at some thousands. */
const MAX_DEPTH = 32;

type Place = { value: unknown; name: string; parent: Place | undefined; depth: number };

const pathOf = (place: Place): string => {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join('.') || 'body';
};

/** The field that is nested too deep; only its top level is named, because the whole path could be long. */
function topOf(place: Place): string {
  let at = place;
  while (at.parent?.parent) at = at.parent;
  return pathOf(at);
}

/** Fields that are nested too deep or contain a zero byte, which PostgreSQL cannot store. */
function unusableFields(input: unknown): string[] {
  const fields = new Set<string>();
  const open: Place[] = [{ value: input, name: '', parent: undefined, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string') {
      if (value.includes('\0')) fields.add(pathOf(place));
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return [topOf(place)];
      for (const [name, inner] of Object.entries(value))
        open.push({ value: inner, name, parent: place, depth: depth + 1 });
    }
  }
  return [...fields];
}

/** @throws 422 `request.invalid` with the name and code of every invalid field */
export function decodeInput(schema: Schema, value: unknown): unknown {
  const unusable = unusableFields(value);
  if (unusable.length > 0)
    throw appError(requestErrors.invalid, {
      fields: unusable.map((field) => ({ field, code: 'field.invalid' })),
    });
  const result = safeDecode(schema as core.$ZodType, value as never, { reportInput: true });
  if (result.success) return result.data;
  throw appError(requestErrors.invalid, { fields: fieldIssues(result.error.issues) });
}
