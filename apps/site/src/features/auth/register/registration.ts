import type { RegistrationField, RegistrationUser } from '@croupier/contract/access/identity.ts';

export type Registration = Record<RegistrationField, string> & {
  /** Whose dialling code stands before the number: two letters of ISO 3166, empty for the merchant's own. */
  country: string;
  termsAccepted: boolean;
  ageConfirmed: boolean;
};

/** Every field that a merchant may ask for, so that the form is controlled whatever the settings say. */
export const emptyRegistration: Registration = {
  username: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  verificationCode: '',
  payeeName: '',
  fullName: '',
  nickname: '',
  email: '',
  birthday: '',
  nationality: '',
  region: '',
  address: '',
  occupation: '',
  sourceOfIncome: '',
  idNumber: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  wechat: '',
  telegram: '',
  zalo: '',
  facebook: '',
  recommenderId: '',
  affiliateCode: '',
  paymentPassword: '',
  captcha: '',
  country: '',
  termsAccepted: false,
  ageConfirmed: false,
};

const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** What goes to the server: trimmed, without the fields that were left empty; passwords exactly as typed. */
export function registrationUser(
  registration: Registration,
  extra: Partial<RegistrationUser> = {},
): RegistrationUser {
  const {
    username,
    password,
    confirmPassword,
    termsAccepted,
    ageConfirmed,
    country: _,
    ...optional
  } = registration;
  const filled = Object.entries(optional)
    .map(([name, text]) => [name, SECRETS.has(name) ? text : text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    username: username.trim(),
    password,
    confirmPassword,
    termsAccepted,
    ageConfirmed,
    ...Object.fromEntries(filled),
    ...extra,
  };
}
