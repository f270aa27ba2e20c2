import type { ProofMethod } from '@croupier/contract/session.ts';
import type { ErrorDefinition } from '../../../platform/http/errors.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { AGENT_TYPES, MEMBER_TYPES, TRIAL_TYPES } from './identity.config.ts';
import { identityErrors } from './identity.errors.ts';
import type { MemberRow } from './members.queries.ts';
import type { SessionVia } from './sessions.queries.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const SIX_DIGITS = /^\d{6}$/;

export type Area = 'site' | 'agent';
export type FactorState = {
  totp: unknown;
  recoveryCodesLeft: number;
  passkeys: readonly unknown[];
};

/** Why a member may not come in by this door; null when it is open. */
export function doorRefusal(
  { status, type }: Pick<MemberRow, 'status' | 'type'>,
  area: Area,
): ErrorDefinition | null {
  if (status !== 'open') return identityErrors.accountClosed;
  if (![...MEMBER_TYPES, ...TRIAL_TYPES, ...AGENT_TYPES].includes(type)) return identityErrors.notAMember;
  if (area === 'agent' && !AGENT_TYPES.includes(type)) return identityErrors.notAnAgent;
  return null;
}

/** Ways in that end with a factor of their own, or begin before the account could have any. */
const WITHOUT_SECOND_FACTOR = new Set<SessionVia>(['passkey', 'device', 'registration', 'free_play']);

export const needsSecondFactor = (via: SessionVia): boolean => !WITHOUT_SECOND_FACTOR.has(via);

/** All others prove by themselves that the phone, the provider's account or the device is at hand. */
export const needsKnownAddress = (via: SessionVia): boolean => via === 'password';

export function secondFactorMethods(state: FactorState, passkeysOn: boolean): ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (state.totp) methods.push('totp');
  if (passkeysOn && state.passkeys.length > 0) methods.push('passkey');
  // Codes for the day when the device is lost stand for it, never alone.
  if (methods.length > 0 && state.recoveryCodesLeft > 0) methods.push('recovery');
  return methods;
}

/** What a member can prove from a new address, as far as the merchant can reach them. */
export function newAddressMethods(
  member: Pick<MemberRow, 'mobile' | 'mobile_verified_at' | 'email' | 'email_verified_at' | 'payee_name'>,
  { integrations, settings }: Pick<Merchant, 'integrations' | 'settings'>,
): ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (
    member.mobile &&
    member.mobile_verified_at &&
    integrations.sms &&
    settings.brand.features.smsVerification
  )
    methods.push('sms');
  if (member.email && member.email_verified_at && integrations.mail) methods.push('email');
  if (member.payee_name) methods.push('payeeName');
  return methods;
}

/** Whether it can be the fixed six-digit password that accounts opened by hand begin with. */
export const mayBeDefault = (password: string): boolean => SIX_DIGITS.test(password);

const USES_PASSWORD = new Set<SessionVia>(['password', 'device']);

/** A device stands for the password that it was remembered with. */
export function isPasswordExpired(
  { password_changed_at }: Pick<MemberRow, 'password_changed_at'>,
  via: SessionVia,
  { signIn, brand }: Pick<Merchant['settings'], 'signIn' | 'brand'>,
  now: Date,
): boolean {
  const { passwordMaxAgeDays } = signIn;
  if (!USES_PASSWORD.has(via) || !brand.features.forcedPasswordChange || passwordMaxAgeDays === null)
    return false;
  return now.getTime() - password_changed_at.getTime() > passwordMaxAgeDays * DAY_MILLISECONDS;
}
