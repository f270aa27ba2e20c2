import { ageOn } from '@croupier/contract/kyc/age.ts';
import type { RegistrationField, RegistrationUser } from '@croupier/contract/access/identity.ts';
import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import { verificationErrors } from '../../verification/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import { ruleOf, shownFields, type Form, type FormSettings, type ShownField } from './form.rules.ts';
import { patternProblem, requiredProblem, type Problem } from './problems.rules.ts';

/** Fields with a column of their own, secrets and one-time codes are not part of the profile. */
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

function fieldProblem({ name, required, rule }: ShownField, text: string | undefined): Problem | undefined {
  if (!text) return required ? requiredProblem(name) : undefined;
  // Too short or too long for a number of any country.
  if (name === 'mobileNum' && patternProblem(name, rule, text))
    return {
      error: verificationErrors.phoneInvalid,
      detail: { field: name, code: verificationErrors.phoneInvalid.code },
    };
  // Only has to equal the password, which has its own rule.
  return name === 'confirmPassword' ? undefined : patternProblem(name, rule, text);
}

export type Registering = {
  settings: FormSettings;
  form: Form;
  /** An account at a social provider replaces the password. */
  social: boolean;
};

/** The fields of the form, as this registration needs them. */
function fieldsFor({ settings, form, social }: Registering, user: Partial<RegistrationUser>): ShownField[] {
  const shown = shownFields(settings, form)
    // The captcha module checks its own field.
    .filter(({ name }) => name !== 'captcha')
    .map((field) => {
      const { name } = field;
      if (social && name === 'password') return { ...field, required: false };
      if (name === 'confirmPassword') return { ...field, required: !social || Boolean(user.password) };
      // A number has to be proved even where it is optional.
      if (name === 'verificationCode')
        return { ...field, required: Boolean(user.mobileNum) && !user.firebaseIdToken };
      return field;
    });
  if (form === 'username' || !user.username) return shown;
  const rule = ruleOf(settings.registration.fields, 'username');
  return [...shown, { name: 'username', rule, shown: true, required: false }];
}

/** Missing and malformed fields, in the order of the form; without terms and age. */
export const fieldProblems = (registering: Registering, user: Partial<RegistrationUser>): Problem[] =>
  fieldsFor(registering, user).flatMap((field) => fieldProblem(field, user[field.name]) ?? []);

/** Everything that is wrong with a registration, in the order of the form. */
export function registrationProblems(registering: Registering, user: RegistrationUser, now: Date): Problem[] {
  const { registration, brand } = registering.settings;
  const problems = fieldProblems(registering, user);
  const refuse = (field: string, error: ErrorDefinition, params?: Problem['detail']['params']): number =>
    problems.push({ error, detail: { field, code: error.code, ...(params ? { params } : {}) } });
  if (user.confirmPassword && user.confirmPassword !== user.password)
    refuse('confirmPassword', signInErrors.passwordsDiffer);
  if (
    registration.fields.paymentPassword?.shown &&
    user.paymentPassword &&
    user.paymentPassword === user.password
  )
    problems.push({
      error: signInErrors.fieldPattern,
      detail: { field: 'paymentPassword', code: signInErrors.paymentPasswordSame.code },
    });
  if (!user.termsAccepted) refuse('termsAccepted', signInErrors.termsNotAccepted);
  const { minimumAge } = brand;
  if (!user.ageConfirmed) refuse('ageConfirmed', signInErrors.underAge, { minimumAge });
  const birthdayShown = registration.fields.birthday?.shown ?? false;
  if (birthdayShown && user.birthday && ageOn(user.birthday, now) < minimumAge)
    refuse('birthday', signInErrors.underAge, { minimumAge });
  return problems;
}

/** The profile of a new member: only fields that the merchant asks for. */
export const profileOf = (shown: readonly ShownField[], user: RegistrationUser): Record<string, string> =>
  Object.fromEntries(
    shown.flatMap(({ name }) => {
      const text = NOT_PROFILE.has(name) ? undefined : user[name];
      return text ? [[name, text]] : [];
    }),
  );

/** The value of a field; undefined when it is empty or the merchant does not ask for it. */
export const shownText = (
  shown: readonly ShownField[],
  user: RegistrationUser,
  name: RegistrationField,
): string | undefined => (shown.some((field) => field.name === name) ? user[name] : undefined) || undefined;
