import type { RegistrationField, RegistrationUser } from '@croupier/contract/access/identity.ts';

export type Registration = Record<RegistrationField, string> & {
  /** The country of the dialling code, as an ISO 3166 code; empty for the merchant's own. */
  country: string;
  termsAccepted: boolean;
  ageConfirmed: boolean;
};

/** All possible fields, so that the form is always controlled. */
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

/** The request: trimmed and without empty fields; passwords exactly as typed. */
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
