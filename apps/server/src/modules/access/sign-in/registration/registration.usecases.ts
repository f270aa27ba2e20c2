import type { RegistrationUser } from '@croupier/contract/access/identity.ts';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { attemptKey, hasFailed, limitAttempt } from '../../../../platform/attempts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import type { CallContext } from '../../../../platform/http/context.ts';
import { AppError, appError, requestErrors } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { accountKey, type NewMember } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import type { Admission } from '../methods/admission.usecases.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { isFormOpen, shownFields, type Form } from './form.rules.ts';
import type { MobileProof } from './mobile-proof.usecases.ts';
import { refusalOf } from './problems.rules.ts';
import { BUSY_REGISTRATIONS, REGISTRATIONS } from './registration.config.ts';
import { findTaken, redeemTicket } from './registration.queries.ts';
import { profileOf, registrationProblems, shownText } from './registration.rules.ts';
import { withTicket } from './tickets.rules.ts';
import type { Tickets } from './tickets.usecases.ts';

/** The origin of the call, and the site that showed the form. */
export type RegistrationCaller = Caller & Partial<Pick<CallContext, 'origin'>>;

export type RegistrationDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'merchants' | 'captcha' | 'verification' | 'hasher' | 'members' | 'registrationsPerAddress'
> & { mobiles: MobileProof; tickets: Tickets; admission: Pick<Admission, 'begin'> };

const TAKEN = {
  username: signInErrors.usernameTaken,
  mobileNum: signInErrors.mobileTaken,
  email: signInErrors.emailTaken,
} as const;
const taken = (field: keyof typeof TAKEN) => fieldRefusal(TAKEN[field], field);

export function createRegistration(deps: RegistrationDeps) {
  const { db, clock, merchants, captcha, verification, hasher, members, mobiles, tickets, admission } = deps;

  const keyOf = (merchantId: string, ip: string) =>
    attemptKey(merchantId, 'registration.address', addressKey(ip));
  const isBusy = (merchantId: string, ip: string): Promise<boolean> => {
    const since = new Date(clock.now().getTime() - BUSY_REGISTRATIONS.seconds * 1000);
    return hasFailed(db, keyOf(merchantId, ip), { times: BUSY_REGISTRATIONS.times, since });
  };
  const policy = { ...REGISTRATIONS, attempts: deps.registrationsPerAddress ?? REGISTRATIONS.attempts };
  const limit = (merchantId: string, ip: string): Promise<void> =>
    limitAttempt(deps, keyOf(merchantId, ip), policy, requestErrors.tooMany);

  /**
   * Opens an account. The form is checked before the captcha, so that a typing error does not cost one; checks that
   * reveal other accounts come after it; a code is consumed last.
   */
  return async function register(
    form: Form,
    merchantId: string,
    given: RegistrationUser,
    caller: RegistrationCaller,
  ): Promise<SessionStarted> {
    const merchant = await merchants.byId(merchantId);
    const { settings } = merchant;
    if (!isFormOpen(settings, form)) throw appError(signInErrors.registrationClosed);
    const ticket = given.socialTicket ? await tickets.find(merchantId, given.socialTicket) : undefined;
    const shown = shownFields(settings, form);
    const user = withTicket(shown, given, ticket);
    const refusal = refusalOf(
      registrationProblems({ settings, form, social: ticket !== undefined }, user, clock.now()),
    );
    if (refusal) throw refusal;
    const mobileNum = shownText(shown, user, 'mobileNum');
    const mobile = mobileNum ? await mobiles.numberOf(merchantId, { ...user, mobileNum }) : undefined;

    const trouble = await isBusy(merchantId, caller.ip);
    const { ip, cookies } = caller;
    await captcha.check(merchantId, 'registration', user, { trouble, ip, cookies });
    await limit(merchantId, caller.ip);
    const upline = await members.affiliates.uplineOf(merchantId, {
      code: shownText(shown, user, 'affiliateCode'),
      linkCode: settings.brand.features.referral ? user.referralCode : undefined,
      recommender: shownText(shown, user, 'recommenderId'),
      domain: user.domain,
      origin: caller.origin,
    });
    const account = user.username || (mobile ?? '').slice(1);
    const key = accountKey(account);
    const nameTaken = () => taken(user.username ? 'username' : 'mobileNum');
    // Whether a number is taken is revealed only after it has been proved.
    if (user.username && (await members.findByAccount(merchantId, account))) throw nameTaken();
    const mobileVerified = mobile !== undefined && (await mobiles.prove(merchant, mobile, user, caller.ip));
    const email = shownText(shown, user, 'email') ?? ticket?.email ?? null;
    const emailKey = email === null ? null : accountKey(email);
    const emailVerified = ticket?.email_verified === true && emailKey === accountKey(ticket.email ?? '');
    const unique = {
      merchantId,
      accountKey: key,
      mobile: mobileVerified ? mobile : null,
      emailKey: emailVerified ? emailKey : null,
    };
    // Checked before the expensive hashing; in the end the unique keys decide.
    const already = await findTaken(db, unique);
    if (already) throw already === 'username' ? nameTaken() : taken(already);

    const paymentPassword = shownText(shown, user, 'paymentPassword');
    const from = { caller: addressKey(caller.ip) };
    const passwordHash = user.password ? await hasher.hash(user.password, from) : null;
    const paymentPasswordHash = paymentPassword ? await hasher.hash(paymentPassword, from) : null;
    const id = newId();
    const at = clock.now();
    const open = async (tx: Tx): Promise<SessionStarted> => {
      const member: NewMember = {
        merchantId,
        id,
        account,
        nickname: shownText(shown, user, 'nickname') ?? '',
        passwordHash,
        paymentPasswordHash,
        mobile: mobile ?? null,
        mobileVerified,
        email,
        emailVerified,
        payeeName: shownText(shown, user, 'payeeName') ?? null,
        type: upline?.type ?? 0,
        uplineId: upline?.memberId ?? null,
        linkKey: upline?.linkKey,
        invitedBy: upline?.invitedBy,
        profile: profileOf(shown, user),
        at,
        ip: caller.ip,
      };
      await members.open(tx, merchant, member, caller.requestId);
      if (ticket) {
        const shownAs = ticket.email ? verification.maskEmail(ticket.email) : (ticket.name ?? '');
        const redeemed = { merchantId, tokenHash: ticket.tokenHash, now: at, memberId: id, shown: shownAs };
        if (!(await redeemTicket(tx, redeemed))) throw appError(signInErrors.ticketGone);
      }
      const opened = await members.find(merchantId, id, tx);
      if (!opened) throw new Error('the inserted member is missing');
      const { remember } = user;
      return admission.begin(tx, { merchant, member: opened, via: 'registration', caller, remember });
    };
    try {
      return await db.transaction().execute(open);
    } catch (error) {
      // A concurrent registration was faster; only now is it known which value it took.
      if (!(error instanceof AppError) || error.code !== signInErrors.usernameTaken.code) throw error;
      const lost = (await findTaken(db, unique)) ?? 'username';
      throw lost === 'username' ? nameTaken() : taken(lost);
    }
  };
}

export type Register = ReturnType<typeof createRegistration>;
