import {
  REGISTRATION_FIELDS,
  type FieldRule,
  type RegistrationField,
  type RegistrationUser,
} from '@croupier/contract/identity.ts';
import type { ErrorDefinition } from '../../platform/http/errors.ts';
import type { FieldSetting, MerchantSettings } from '../merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import { lengthText, matchesPattern, PATTERNS } from './patterns.rules.ts';

type Fields = MerchantSettings['registration']['fields'];

/** Without these there is no account, whatever the settings say; the rules stand in for missing ones. */
const INDISPENSABLE: Partial<Record<RegistrationField, FieldSetting['rule']>> = {
  username: { patternId: 'letterFirst', minLength: 4, maxLength: 16 },
  password: { patternId: 'lettersNumbersSymbols', minLength: 8, maxLength: 64 },
  confirmPassword: { patternId: 'any', minLength: 8, maxLength: 64 },
};

/** Columns of their own, secrets and one-time codes: they are not part of the profile. */
const NOT_PROFILE: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'paymentPassword',
  'verificationCode',
  'captcha',
]);

const settingOf = (fields: Fields, name: RegistrationField): FieldSetting | undefined => {
  const rule = INDISPENSABLE[name];
  if (!rule) return fields[name];
  return { rule, ...fields[name], shown: true, required: true };
};

/** What the form shows, in its order. */
export const shownFields = (fields: Fields): Array<{ name: RegistrationField } & FieldSetting> =>
  REGISTRATION_FIELDS.flatMap((name) => {
    const setting = settingOf(fields, name);
    return setting?.shown ? [{ name, ...setting }] : [];
  });

/** Pattern and length of each shown field, as the wire wants them. */
export const validationOf = (fields: Fields): Partial<Record<RegistrationField, FieldRule>> =>
  Object.fromEntries(
    shownFields(fields).map(({ name, rule }) => [
      name,
      { ...rule, acceptedPattern: PATTERNS[rule.patternId] },
    ]),
  );

/**
 * How two account names are compared: case, width and invisible characters make no difference, so that nobody can
 * pass for somebody else. What the database could not store is gone as well.
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

/** Text that no database stores and no screen shows: control characters and halves of a character. */
const isBroken = (text: string): boolean => !text.isWellFormed() || /\p{Cc}/u.test(text);

function fieldProblem(
  { name, required, rule }: { name: RegistrationField } & FieldSetting,
  text: string | undefined,
): Problem | undefined {
  if (!text)
    return required
      ? { error: identityErrors.fieldRequired, detail: { field: name, code: 'field.required' } }
      : undefined;
  // Only has to equal the password, which is checked by its own rule.
  if (name === 'confirmPassword') return undefined;
  const { minLength: min, maxLength: max, patternId } = rule;
  const { length } = Array.from(text);
  if (length >= min && length <= max && !isBroken(text) && matchesPattern(patternId, text)) return undefined;
  const params = { min, max, length: lengthText(min, max) };
  return {
    error: identityErrors.fieldPattern,
    detail: { field: name, code: `patterns.${patternId}`, params },
  };
}

/** Everything that is wrong with a registration, in the order of the form; none when it may go ahead. */
export function registrationProblems(
  { registration, brand }: Pick<MerchantSettings, 'registration' | 'brand'>,
  user: RegistrationUser,
  now: Date,
): Problem[] {
  const problems = shownFields(registration.fields).flatMap(
    (setting) => fieldProblem(setting, user[setting.name]) ?? [],
  );
  const refuse = (field: string, error: ErrorDefinition, params?: Problem['detail']['params']): number =>
    problems.push({ error, detail: { field, code: error.code, ...(params ? { params } : {}) } });
  if (user.confirmPassword && user.confirmPassword !== user.password)
    refuse('confirmPassword', identityErrors.passwordsDiffer);
  if (!user.termsAccepted) refuse('termsAccepted', identityErrors.termsNotAccepted);
  const { minimumAge } = brand;
  if (!user.ageConfirmed) refuse('ageConfirmed', identityErrors.underAge, { minimumAge });
  const birthdayShown = registration.fields.birthday?.shown ?? false;
  if (birthdayShown && user.birthday && ageOn(user.birthday, now) < minimumAge)
    refuse('birthday', identityErrors.underAge, { minimumAge });
  return problems;
}

/** What is kept of a registration beside account, nickname and secrets: only what the merchant asked for. */
export const profileOf = (fields: Fields, user: RegistrationUser): Record<string, string> =>
  Object.fromEntries(
    shownFields(fields).flatMap(({ name }) => {
      const text = NOT_PROFILE.has(name) ? undefined : user[name];
      return text ? [[name, text]] : [];
    }),
  );

/** The value of a field that has a column of its own; empty when the merchant does not ask for it. */
export const shownText = (fields: Fields, user: RegistrationUser, name: RegistrationField): string =>
  (fields[name]?.shown ? user[name] : undefined) ?? '';
