import { ApiError } from '@croupier/contract/client.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

const isField = <T extends FieldValues>(fields: readonly Path<T>[], name: string): name is Path<T> =>
  (fields as readonly string[]).includes(name);

/**
 * Puts a refusal under the fields that it names, in the words of the server, and focuses the first. Returns what no
 * field could show, for the form to show above its button; undefined when every part of it found its field.
 */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error;
  let shown = 0;
  for (const { field, code, message } of error.fields) {
    if (!isField(fields, field)) continue;
    setError(field, { type: code, message }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown === error.fields.length ? undefined : error;
}
