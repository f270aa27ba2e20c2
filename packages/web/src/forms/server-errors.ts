import { ApiError } from '@croupier/contract/client.ts';
import type { FieldError } from '@croupier/contract/envelope.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** The form's field for a path of the call: `countries.0` is shown at `countries`. */
const fieldAt = <T extends FieldValues>(fields: readonly Path<T>[], path: string): Path<T> | undefined =>
  fields.find((field) => path === field || path.startsWith(`${field}.`));

export type ServerErrorTarget<T extends FieldValues> = {
  fields: readonly Path<T>[];
  setError: UseFormSetError<T>;
  fieldText: (field: FieldError) => string;
};

/**
 * Shows a refusal under the fields that it names and focuses the first of them. Returns the error when part of it found
 * no field, so that the form can show it above its button.
 */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  { fields, setError, fieldText }: ServerErrorTarget<T>,
): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error;
  let shown = 0;
  for (const refused of error.fields) {
    const field = fieldAt(fields, refused.field);
    if (!field) continue;
    setError(field, { type: refused.code, message: fieldText(refused) }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown === error.fields.length ? undefined : error;
}
