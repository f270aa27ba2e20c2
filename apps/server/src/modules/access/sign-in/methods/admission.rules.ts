import type { ProofMethod } from '@croupier/contract/access/session.ts';
import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { isKnownType, kindOf, type MemberRow } from '../../members/index.ts';
import type { SessionVia } from '../../sessions/index.ts';
import { statusRefusal } from '../credentials/status.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Where a member signs in: at the site, or at the agents' back-office. */
export type Area = 'site' | 'agent';

/** Why a member may not sign in at an area; null when they may. */
export function areaRefusal(
  { status, type }: Pick<MemberRow, 'status' | 'type'>,
  area: Area,
): ErrorDefinition | null {
  const refusal = statusRefusal(status);
  if (refusal) return refusal;
  if (!isKnownType(type)) return signInErrors.notAMember;
  if (area === 'agent' && kindOf(type) !== 'agent') return signInErrors.notAnAgent;
  return null;
}

/** Methods that include a second factor, or that start before the account can have one. */
const WITHOUT_SECOND_FACTOR = new Set<SessionVia>(['passkey', 'device', 'registration', 'free_play']);

export const needsSecondFactor = (via: SessionVia): boolean => !WITHOUT_SECOND_FACTOR.has(via);

/** Only a password can be used from anywhere; the other methods need the phone, the provider's account or the device. */
export const needsKnownAddress = (via: SessionVia): boolean => via === 'password';

/** The proofs that a member can give from a new address, through the merchant's channels. */
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

const USES_PASSWORD = new Set<SessionVia>(['password', 'device']);

/** A remembered device counts as the sign-in that created it. */
export const usesPassword = (via: SessionVia): boolean => USES_PASSWORD.has(via);

/** An operator's requirement binds every method, but only an account with a password can fulfil it. */
export const mustChangePassword = ({
  must_change_password,
  password_hash,
}: Pick<MemberRow, 'must_change_password' | 'password_hash'>): boolean =>
  must_change_password && password_hash !== null;

/** The number of days after which the password expired; null where it has not. */
export function expiredAfterDays(
  { password_changed_at }: Pick<MemberRow, 'password_changed_at'>,
  { signIn, brand }: Pick<Merchant['settings'], 'signIn' | 'brand'>,
  now: Date,
): number | null {
  const { passwordMaxAgeDays: days } = signIn;
  if (!brand.features.forcedPasswordChange || days === null) return null;
  return now.getTime() - password_changed_at.getTime() > days * DAY_MILLISECONDS ? days : null;
}

/** Opened by the upline, and still with the first password: whoever it is for has confirmed neither age nor terms. */
export const confirmsTerms = (
  member: Pick<MemberRow, 'must_change_password' | 'upline_id' | 'registered_at' | 'password_changed_at'>,
): boolean =>
  member.must_change_password &&
  member.upline_id !== null &&
  member.password_changed_at.getTime() === member.registered_at.getTime();
