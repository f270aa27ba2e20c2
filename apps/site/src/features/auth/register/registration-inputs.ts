import type { RegistrationField } from '@croupier/contract/access/identity.ts';

export type InputKind = {
  /** Native input types, and three with their own component. */
  kind: 'text' | 'password' | 'email' | 'tel' | 'date' | 'phone' | 'code' | 'country';
  autoComplete: string;
  inputMode?: 'numeric' | 'text';
};

const plain: InputKind = { kind: 'text', autoComplete: 'off' };

const KINDS: Partial<Record<RegistrationField, InputKind>> = {
  username: { kind: 'text', autoComplete: 'username' },
  password: { kind: 'password', autoComplete: 'new-password' },
  confirmPassword: { kind: 'password', autoComplete: 'new-password' },
  paymentPassword: { kind: 'password', autoComplete: 'off' },
  email: { kind: 'email', autoComplete: 'email' },
  mobileNum: { kind: 'phone', autoComplete: 'tel-national' },
  verificationCode: { kind: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
  whatsapp: { kind: 'tel', autoComplete: 'tel' },
  qqNum: { kind: 'text', autoComplete: 'off', inputMode: 'numeric' },
  birthday: { kind: 'date', autoComplete: 'bday' },
  nationality: { kind: 'country', autoComplete: 'off' },
  region: { kind: 'country', autoComplete: 'country' },
  fullName: { kind: 'text', autoComplete: 'name' },
  payeeName: { kind: 'text', autoComplete: 'name' },
  nickname: { kind: 'text', autoComplete: 'nickname' },
  address: { kind: 'text', autoComplete: 'street-address' },
  occupation: { kind: 'text', autoComplete: 'organization-title' },
};

/** The keyboard, autocomplete value and component for a field. */
export const inputKind = (name: RegistrationField): InputKind => KINDS[name] ?? plain;
