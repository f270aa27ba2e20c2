import { z } from 'zod';

/** The shape of every answer. `code` is a stable error code and the translation key. */
export type Success<T> = { success: true; value: T; message: string };
export type Failure = {
  success: false;
  /** Extra data for the screen, such as the captcha flag of a failed sign-in. */
  value: Record<string, unknown> | null;
  message: string;
  code: string;
  /** Invalid inputs: field path, stable code, message in the language of the request. */
  fields?: FieldError[];
};
export type FieldError = {
  field: string;
  code: string;
  message: string;
  /** Parameters for the text of `code`, set by checks in the browser; the server fills in `message`. */
  params?: Readonly<Record<string, string | number>>;
};

export const failureSchema = z.object({
  success: z.literal(false),
  value: z.record(z.string(), z.unknown()).nullable(),
  message: z.string(),
  code: z.string(),
  fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
});
