import type { RegistrationField } from '@croupier/contract/identity.ts';

export type InputKind = {
  type: 'text' | 'password' | 'email' | 'tel' | 'date';
  autoComplete: string;
  inputMode?: 'numeric' | 'text';
};

const plain: InputKind = { type: 'text', autoComplete: 'off' };

const KINDS: Partial<Record<RegistrationField, InputKind>> = {
  username: { type: 'text', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  paymentPassword: { type: 'password', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  mobileNum: { type: 'tel', autoComplete: 'tel-national' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
  birthday: { type: 'date', autoComplete: 'bday' },
  fullName: { type: 'text', autoComplete: 'name' },
  payeeName: { type: 'text', autoComplete: 'name' },
  nickname: { type: 'text', autoComplete: 'nickname' },
  address: { type: 'text', autoComplete: 'street-address' },
  occupation: { type: 'text', autoComplete: 'organization-title' },
  verificationCode: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
};

/** Which keyboard and which stored value a browser offers for a field. */
export const inputKind = (name: RegistrationField): InputKind => KINDS[name] ?? plain;
