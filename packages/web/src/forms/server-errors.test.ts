import { ApiError } from '@croupier/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { showServerErrors } from './server-errors.ts';

type Form = { username: string; password: string };
const target = (setError = vi.fn<(...args: unknown[]) => void>()) => ({
  fields: ['username', 'password'] as const,
  setError,
  fieldText: ({ message }: { message: string }) => message,
});
const refusal = (...names: string[]) =>
  new ApiError(
    {
      code: 'request.invalid',
      message: 'Please check.',
      value: null,
      fields: names.map((field) => ({ field, code: 'field.required', message: `${field} is needed` })),
    },
    422,
  );

test('each named field gets its text, and the first one the focus', () => {
  const form = target();
  expect(showServerErrors<Form>(refusal('username', 'password'), form)).toBeUndefined();
  expect(form.setError.mock.calls).toEqual([
    ['username', { type: 'field.required', message: 'username is needed' }, { shouldFocus: true }],
    ['password', { type: 'field.required', message: 'password is needed' }, { shouldFocus: false }],
  ]);
});

test('an entry of a list is shown at the field of the list', () => {
  const form = target();
  expect(showServerErrors<Form>(refusal('username.0'), form)).toBeUndefined();
  expect(form.setError).toHaveBeenCalledWith('username', expect.anything(), expect.anything());
});

test('an error that no field can show is returned', () => {
  const hidden = refusal('password', 'captcha');
  expect(showServerErrors<Form>(hidden, target())).toBe(hidden);
  const other = new Error('x');
  expect(showServerErrors<Form>(other, target())).toBe(other);
});
