import {
  REGISTRATION_FIELDS,
  type FieldRule,
  type RegistrationField,
} from '@croupier/contract/access/identity.ts';
import type { FieldSetting, MerchantSettings } from '../../../base/merchants/index.ts';
import { PATTERNS } from './patterns.rules.ts';

export type Fields = MerchantSettings['registration']['fields'];
export type FormSettings = Pick<MerchantSettings, 'registration' | 'brand' | 'signIn'>;
export type ShownField = { name: RegistrationField } & FieldSetting;

/** Registration with a user name, or with a mobile number. */
export type Form = 'username' | 'mobile';

/** Default rules of fields that always exist or are also used elsewhere. */
const DEFAULTS = {
  username: { patternId: 'letterFirst', minLength: 4, maxLength: 16 },
  password: { patternId: 'lettersNumbersSymbols', minLength: 8, maxLength: 64 },
  confirmPassword: { patternId: 'any', minLength: 8, maxLength: 64 },
  // Number formats differ by country; the verification module decides whether it is a valid number.
  mobileNum: { patternId: 'any', minLength: 4, maxLength: 20 },
  verificationCode: { patternId: 'numbers', minLength: 6, maxLength: 6 },
  captcha: { patternId: 'any', minLength: 1, maxLength: 16 },
  payeeName: { patternId: 'any', minLength: 2, maxLength: 128 },
  paymentPassword: { patternId: 'numbers', minLength: 6, maxLength: 6 },
} as const satisfies Partial<Record<RegistrationField, FieldSetting['rule']>>;

/** The merchant's rule for a field that exists even where the registration form does not show it. */
export const ruleOf = (fields: Fields, name: keyof typeof DEFAULTS): FieldSetting['rule'] =>
  fields[name]?.rule ?? DEFAULTS[name];

/** Whether the merchant offers registration with this form. */
export const isFormOpen = ({ registration, brand }: FormSettings, form: Form): boolean =>
  form === 'username' ? registration.username : registration.mobile && brand.features.mobileRegistration;

const hidden: Pick<FieldSetting, 'shown' | 'required'> = { shown: false, required: false };

/** Fields that other settings override. */
function needOf(
  { registration, brand, signIn }: FormSettings,
  form: Form,
  name: RegistrationField,
): Pick<FieldSetting, 'shown' | 'required'> | undefined {
  const mobileNum = form === 'mobile' ? { shown: true, required: true } : registration.fields.mobileNum;
  switch (name) {
    case 'username':
      return form === 'username' ? { shown: true, required: true } : hidden;
    case 'password':
    case 'confirmPassword':
      return { shown: true, required: true };
    case 'mobileNum':
      return mobileNum;
    case 'verificationCode': {
      if (!brand.features.smsVerification || !mobileNum?.shown) return hidden;
      return { shown: true, required: mobileNum.required };
    }
    case 'captcha': {
      // Only the characters of a picture are a form field; the other kinds are widgets.
      const { kind, when } = signIn.captcha.registration;
      return kind === 'image' && when === 'always' ? { shown: true, required: true } : hidden;
    }
    case 'paymentPassword':
      return registration.fields.paymentPassword?.shown ? { shown: true, required: true } : hidden;
    default:
      return undefined;
  }
}

const orderOf = (form: Form): readonly RegistrationField[] =>
  form === 'username'
    ? REGISTRATION_FIELDS
    : [...new Set<RegistrationField>(['mobileNum', 'verificationCode', ...REGISTRATION_FIELDS])];

/** The fields of the form, in its order. */
export const shownFields = (settings: FormSettings, form: Form): ShownField[] =>
  orderOf(form).flatMap((name) => {
    const { fields } = settings.registration;
    const need = needOf(settings, form, name) ?? fields[name];
    const rule = name in DEFAULTS ? ruleOf(fields, name as keyof typeof DEFAULTS) : fields[name]?.rule;
    return need?.shown && rule ? [{ name, rule, shown: true, required: need.required }] : [];
  });

/**
 * Pattern and length of every field of either form, and of those that the member centre uses as well, in wire form.
 */
export function validationOf(settings: FormSettings): Partial<Record<RegistrationField, FieldRule>> {
  const { fields } = settings.registration;
  const rules = [
    ...(['payeeName', 'paymentPassword', 'username'] as const).map((name) => ({
      name,
      rule: ruleOf(fields, name),
    })),
    ...shownFields(settings, 'username'),
    ...(isFormOpen(settings, 'mobile') ? shownFields(settings, 'mobile') : []),
  ];
  return Object.fromEntries(
    rules.map(({ name, rule }) => [name, { ...rule, acceptedPattern: PATTERNS[rule.patternId] }]),
  );
}
