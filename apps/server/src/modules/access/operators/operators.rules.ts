import type { OperatorState } from '@croupier/contract/access/operator-state.ts';
import type { AppError } from '../../../platform/http/errors.ts';
import { refusalOf, signInErrors, type Problem } from '../sign-in/index.ts';

/** Operators have more rights than members, so their passwords have to be longer. */
const MIN_CHARACTERS = 12;

/** The problem with an operator's new password, if any. */
export function operatorPasswordRefusal(typed: {
  newPassword: string;
  confirmNewPassword: string;
}): AppError | undefined {
  const { newPassword, confirmNewPassword } = typed;
  const problems: Problem[] = [];
  const add = (field: keyof typeof typed, error: Problem['error']): number =>
    problems.push({ error, detail: { field, code: error.code } });
  if (newPassword.length < MIN_CHARACTERS) add('newPassword', signInErrors.fieldPattern);
  if (newPassword !== confirmNewPassword) add('confirmNewPassword', signInErrors.passwordsDiffer);
  return refusalOf(problems);
}

type Standing = { status: 'open' | 'closed'; password_hash: string | null; set_up_at: Date | null };

export function stateOf({ status, password_hash, set_up_at }: Standing): OperatorState {
  if (status === 'closed') return 'closed';
  if (password_hash !== null) return 'open';
  return set_up_at === null ? 'invited' : 'reset';
}
