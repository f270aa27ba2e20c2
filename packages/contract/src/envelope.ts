import { z } from 'zod';

/** The shape of every answer. `code` is a stable error code and the translation key. */
export type Success<T> = { success: true; value: T; message: string };
export type Failure = {
  success: false;
  /** Extra facts that the screen needs, such as the captcha flag of a failed login. */
  value: Record<string, unknown> | null;
  message: string;
  code: string;
  /** Which inputs were wrong: path of the field, stable code, words in the language of the request. */
  fields?: FieldError[];
};
export type FieldError = {
  field: string;
  code: string;
  message: string;
  /** Numbers for the text of `code`. Only the browser's own checks give them; the server fills in `message`. */
  params?: Readonly<Record<string, string | number>>;
};

export const failureSchema = z.object({
  success: z.literal(false),
  value: z.record(z.string(), z.unknown()).nullable(),
  message: z.string(),
  code: z.string(),
  fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
});
