import { ApiError } from '@croupier/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { showServerErrors } from './server-errors.ts';

type Form = { username: string; password: string };
const fields = ['username', 'password'] as const;
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

test('each named field gets the words of the server, and the first the focus', () => {
  const setError = vi.fn<(...args: unknown[]) => void>();
  expect(showServerErrors<Form>(refusal('username', 'password'), fields, setError)).toBeUndefined();
  expect(setError.mock.calls).toEqual([
    ['username', { type: 'field.required', message: 'username is needed' }, { shouldFocus: true }],
    ['password', { type: 'field.required', message: 'password is needed' }, { shouldFocus: false }],
  ]);
});

test('what no field can show comes back', () => {
  const setError = vi.fn<(...args: unknown[]) => void>();
  const hidden = refusal('password', 'captcha');
  expect(showServerErrors<Form>(hidden, fields, setError)).toBe(hidden);
  const other = new Error('x');
  expect(showServerErrors<Form>(other, fields, setError)).toBe(other);
});
