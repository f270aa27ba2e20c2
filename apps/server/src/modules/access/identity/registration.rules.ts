import type { RegistrationField, RegistrationUser } from '@croupier/contract/identity.ts';
import { appError, type AppError, type ErrorDefinition } from '../../../platform/http/errors.ts';
import type { FieldSetting } from '../../base/merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import { lengthText, matchesPattern } from './patterns.rules.ts';
import {
  ruleOf,
  shownFields,
  type Form,
  type FormSettings,
  type ShownField,
} from './registration.form.rules.ts';

/** Columns of their own, secrets and one-time codes: they are not part of the profile. */
const NOT_PROFILE: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'payeeName',
  'nickname',
  'paymentPassword',
  'verificationCode',
  'captcha',
]);

/**
 * How two account names are compared: case, width and invisible characters make no difference, so that nobody can
 * pass for somebody else. What the database could not store is gone as well. Mail addresses and invitation codes are
 * compared in the same way.
 */
export const accountKey = (account: string): string =>
  account
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();

/** Full years between a day (`yyyy-MM-dd`) and an instant, by the calendar of UTC. */
export function ageOn(bornOn: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number);
  const birthdayPassed =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (birthdayPassed ? 0 : 1);
}

export type Problem = {
  /** What the whole call answers when this is the first problem. */
  error: ErrorDefinition;
  detail: { field: string; code: string; params?: Record<string, string | number> };
};

/** The first problem as the answer, with all of them as fields; undefined when there is none. */
export function refusalOf(problems: readonly Problem[]): AppError | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const { params } = first.detail;
  return appError(first.error, {
    ...(params ? { params } : {}),
    fields: problems.map(({ detail }) => detail),
  });
}

/** Text that no database stores and no screen shows: control characters and halves of a character. */
const isBroken = (text: string): boolean => !text.isWellFormed() || /\p{Cc}/u.test(text);

/** What is wrong with a text by its rule; lengths count characters, not halves of them. */
export function patternProblem(
  field: string,
  { minLength: min, maxLength: max, patternId }: FieldSetting['rule'],
  text: string,
): Problem | undefined {
  const { length } = Array.from(text);
  if (length >= min && length <= max && !isBroken(text) && matchesPattern(patternId, text)) return undefined;
  const params = { min, max, length: lengthText(min, max) };
  return { error: identityErrors.fieldPattern, detail: { field, code: `patterns.${patternId}`, params } };
}

export const requiredProblem = (field: string): Problem => ({
  error: identityErrors.fieldRequired,
  detail: { field, code: 'field.required' },
});

function fieldProblem({ name, required, rule }: ShownField, text: string | undefined): Problem | undefined {
  if (!text) return required ? requiredProblem(name) : undefined;
  // Only has to equal the password, which is checked by its own rule.
  return name === 'confirmPassword' ? undefined : patternProblem(name, rule, text);
}

export type Registering = {
  settings: FormSettings;
  form: Form;
  /** An account at a provider stands for the password. */
  social: boolean;
};

/** The fields that somebody has to fill in, as this registration needs them. */
function fieldsFor({ settings, form, social }: Registering, user: Partial<RegistrationUser>): ShownField[] {
  const shown = shownFields(settings, form)
    // Answered to the captcha module, which also says what is wrong with it.
    .filter(({ name }) => name !== 'captcha')
    .map((field) => {
      const { name } = field;
      if (social && name === 'password') return { ...field, required: false };
      if (name === 'confirmPassword') return { ...field, required: !social || Boolean(user.password) };
      // Whoever gives a number has to prove it, also where giving one is optional.
      if (name === 'verificationCode')
        return { ...field, required: Boolean(user.mobileNum) && !user.firebaseIdToken };
      return field;
    });
  if (form === 'username' || !user.username) return shown;
  const rule = ruleOf(settings.registration.fields, 'username');
  return [...shown, { name: 'username', rule, shown: true, required: false }];
}

/** What of the form is missing or has the wrong form, in its order; terms and age are asked elsewhere. */
export const fieldProblems = (registering: Registering, user: Partial<RegistrationUser>): Problem[] =>
  fieldsFor(registering, user).flatMap((field) => fieldProblem(field, user[field.name]) ?? []);

/** Everything that is wrong with a registration, in the order of the form; none when it may go ahead. */
export function registrationProblems(registering: Registering, user: RegistrationUser, now: Date): Problem[] {
  const { registration, brand } = registering.settings;
  const problems = fieldProblems(registering, user);
  const refuse = (field: string, error: ErrorDefinition, params?: Problem['detail']['params']): number =>
    problems.push({ error, detail: { field, code: error.code, ...(params ? { params } : {}) } });
  if (user.confirmPassword && user.confirmPassword !== user.password)
    refuse('confirmPassword', identityErrors.passwordsDiffer);
  if (
    registration.fields.paymentPassword?.shown &&
    user.paymentPassword &&
    user.paymentPassword === user.password
  )
    problems.push({
      error: identityErrors.fieldPattern,
      detail: { field: 'paymentPassword', code: identityErrors.paymentPasswordSame.code },
    });
  if (!user.termsAccepted) refuse('termsAccepted', identityErrors.termsNotAccepted);
  const { minimumAge } = brand;
  if (!user.ageConfirmed) refuse('ageConfirmed', identityErrors.underAge, { minimumAge });
  const birthdayShown = registration.fields.birthday?.shown ?? false;
  if (birthdayShown && user.birthday && ageOn(user.birthday, now) < minimumAge)
    refuse('birthday', identityErrors.underAge, { minimumAge });
  return problems;
}

/** What is kept of a registration beside account, columns and secrets: only what the merchant asked for. */
export const profileOf = (shown: readonly ShownField[], user: RegistrationUser): Record<string, string> =>
  Object.fromEntries(
    shown.flatMap(({ name }) => {
      const text = NOT_PROFILE.has(name) ? undefined : user[name];
      return text ? [[name, text]] : [];
    }),
  );

/** The value of a field that has a column of its own; undefined when it is empty or the merchant does not ask for it. */
export const shownText = (
  shown: readonly ShownField[],
  user: RegistrationUser,
  name: RegistrationField,
): string | undefined => (shown.some((field) => field.name === name) ? user[name] : undefined) || undefined;
