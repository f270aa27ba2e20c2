import { REGISTRATION_FIELDS, type FieldRule, type RegistrationField } from '@croupier/contract/identity.ts';
import type { FieldSetting, MerchantSettings } from '../../base/merchants/index.ts';
import { PATTERNS } from './patterns.rules.ts';

export type Fields = MerchantSettings['registration']['fields'];
export type FormSettings = Pick<MerchantSettings, 'registration' | 'brand' | 'signIn'>;
export type ShownField = { name: RegistrationField } & FieldSetting;

/** By which of the two ways somebody registers. */
export type Form = 'username' | 'mobile';

/** The rules of fields that are there, or may be asked for elsewhere, when the merchant's settings have none. */
const DEFAULTS = {
  username: { patternId: 'letterFirst', minLength: 4, maxLength: 16 },
  password: { patternId: 'lettersNumbersSymbols', minLength: 8, maxLength: 64 },
  confirmPassword: { patternId: 'any', minLength: 8, maxLength: 64 },
  // How a number is written differs by country; whether it is one is asked of the verification module.
  mobileNum: { patternId: 'any', minLength: 4, maxLength: 20 },
  verificationCode: { patternId: 'numbers', minLength: 6, maxLength: 6 },
  captcha: { patternId: 'any', minLength: 1, maxLength: 16 },
  payeeName: { patternId: 'any', minLength: 2, maxLength: 128 },
  paymentPassword: { patternId: 'numbers', minLength: 6, maxLength: 6 },
} as const satisfies Partial<Record<RegistrationField, FieldSetting['rule']>>;

/** The merchant's rule for a field that exists whether or not the registration form shows it. */
export const ruleOf = (fields: Fields, name: keyof typeof DEFAULTS): FieldSetting['rule'] =>
  fields[name]?.rule ?? DEFAULTS[name];

/** Whether the merchant lets people in by this form. */
export const isFormOpen = ({ registration, brand }: FormSettings, form: Form): boolean =>
  form === 'username' ? registration.username : registration.mobile && brand.features.mobileRegistration;

const hidden: Pick<FieldSetting, 'shown' | 'required'> = { shown: false, required: false };

/** Fields about which the settings have not the last word. */
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
      // Only characters that are read off a picture are a field; the other kinds are widgets.
      const { kind, when } = signIn.captcha.registration;
      return kind === 'image' && when === 'always' ? { shown: true, required: true } : hidden;
    }
    case 'paymentPassword':
      // Asked for only where it is wanted at once.
      return registration.fields.paymentPassword?.shown ? { shown: true, required: true } : hidden;
    default:
      return undefined;
  }
}

const orderOf = (form: Form): readonly RegistrationField[] =>
  form === 'username'
    ? REGISTRATION_FIELDS
    : [...new Set<RegistrationField>(['mobileNum', 'verificationCode', ...REGISTRATION_FIELDS])];

/** What the form shows, in its order. */
export const shownFields = (settings: FormSettings, form: Form): ShownField[] =>
  orderOf(form).flatMap((name) => {
    const { fields } = settings.registration;
    const need = needOf(settings, form, name) ?? fields[name];
    const rule = name in DEFAULTS ? ruleOf(fields, name as keyof typeof DEFAULTS) : fields[name]?.rule;
    return need?.shown && rule ? [{ name, rule, shown: true, required: need.required }] : [];
  });

/**
 * Pattern and length of every field that either form shows, and of the two that the member centre asks for as well,
 * as the wire wants them.
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
