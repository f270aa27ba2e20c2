import type { AppError } from '../../../platform/http/errors.ts';
import { identityErrors } from './identity.errors.ts';
import { refusalOf, type Problem } from './registration.rules.ts';

/** Length is what counts; what an operator may do is worth a longer one than a member's. */
const LEAST_CHARACTERS = 12;

/** What is wrong with a new password of an operator; undefined for nothing. */
export function operatorPasswordRefusal(typed: {
  newPassword: string;
  confirmNewPassword: string;
}): AppError | undefined {
  const { newPassword, confirmNewPassword } = typed;
  const problems: Problem[] = [];
  const say = (field: keyof typeof typed, error: Problem['error']): number =>
    problems.push({ error, detail: { field, code: error.code } });
  if (newPassword.length < LEAST_CHARACTERS) say('newPassword', identityErrors.fieldPattern);
  if (newPassword !== confirmNewPassword) say('confirmNewPassword', identityErrors.passwordsDiffer);
  return refusalOf(problems);
}
