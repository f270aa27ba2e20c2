import type { RegistrationUser } from '@croupier/contract/identity.ts';
import type { SessionStarted } from '@croupier/contract/session.ts';
import { attemptKey, hasFailed, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { AppError, appError, requestErrors } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Verification } from '../verification/index.ts';
import type { Affiliates } from './affiliates.usecases.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, findMemberByAccount, type NewMember } from './members.queries.ts';
import type { Members } from './members.usecases.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { isFormOpen, shownFields, type Form } from './registration.form.rules.ts';
import { BUSY_REGISTRATIONS, REGISTRATIONS } from './registration.config.ts';
import type { MobileProof } from './registration.mobile.ts';
import { findTaken, redeemTicket } from './registration.queries.ts';
import { accountKey, profileOf, refusalOf, registrationProblems, shownText } from './registration.rules.ts';
import { withTicket, type Tickets } from './registration.tickets.ts';
import type { Caller } from './sessions.usecases.ts';
import type { SignIn } from './sign-in.usecases.ts';

/** From where somebody registers, and where the form was shown. */
export type RegistrationCaller = Caller & Partial<Pick<CallContext, 'origin'>>;

export type RegistrationDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  captcha: Pick<Captcha, 'check'>;
  verification: Pick<Verification, 'maskEmail'>;
  hasher: PasswordHasher;
  affiliates: Pick<Affiliates, 'uplineOf'>;
  mobiles: MobileProof;
  tickets: Tickets;
  members: Pick<Members, 'openAccount'>;
  signIn: Pick<SignIn, 'begin'>;
  /** Instead of what the policy says. */
  registrationsPerAddress?: number | undefined;
};

const TAKEN = {
  username: identityErrors.usernameTaken,
  mobileNum: identityErrors.mobileTaken,
  email: identityErrors.emailTaken,
} as const;
const taken = (field: keyof typeof TAKEN) =>
  appError(TAKEN[field], { fields: [{ field, code: TAKEN[field].code }] });

export function createRegistration(deps: RegistrationDeps) {
  const { db, clock, merchants, captcha, verification, hasher, affiliates, mobiles, tickets } = deps;

  const keyOf = (merchantId: string, ip: string) =>
    attemptKey(merchantId, 'registration.address', addressKey(ip));
  const isBusy = (merchantId: string, ip: string): Promise<boolean> => {
    const since = new Date(clock.now().getTime() - BUSY_REGISTRATIONS.seconds * 1000);
    return hasFailed(db, keyOf(merchantId, ip), { times: BUSY_REGISTRATIONS.times, since });
  };
  const policy = { ...REGISTRATIONS, attempts: deps.registrationsPerAddress ?? REGISTRATIONS.attempts };
  const limit = (merchantId: string, ip: string): Promise<void> =>
    limitAttempt({ db, clock }, keyOf(merchantId, ip), policy, requestErrors.tooMany);

  /**
   * Opens an account. The form is checked first, so that a slip costs no captcha; whatever tells of other accounts comes
   * after the captcha; a code is used up only when nothing else stands in the way.
   */
  return async function register(
    form: Form,
    merchantId: string,
    given: RegistrationUser,
    caller: RegistrationCaller,
  ): Promise<SessionStarted> {
    const merchant = await merchants.byId(merchantId);
    const { settings } = merchant;
    if (!isFormOpen(settings, form)) throw appError(identityErrors.registrationClosed);
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
    await captcha.check(merchantId, 'registration', user, { trouble, ip: caller.ip });
    await limit(merchantId, caller.ip);
    const uplineId = await affiliates.uplineOf(merchant, shown, user, caller.origin);
    const account = user.username || (mobile ?? '').slice(1);
    const key = accountKey(account);
    const nameTaken = () => taken(user.username ? 'username' : 'mobileNum');
    // A name that is a number is asked about below: who has it is told to its holder only.
    if (user.username && (await findMemberByAccount(db, merchantId, key))) throw nameTaken();
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
    // Hashing costs far more than asking; the unique keys still decide in the end.
    const already = await findTaken(db, unique);
    if (already) throw already === 'username' ? nameTaken() : taken(already);

    const paymentPassword = shownText(shown, user, 'paymentPassword');
    const passwordHash = user.password ? await hasher.hash(user.password) : null;
    const paymentPasswordHash = paymentPassword ? await hasher.hash(paymentPassword) : null;
    const id = newId();
    const at = clock.now();
    const open = async (tx: Tx): Promise<SessionStarted> => {
      const member: NewMember = {
        merchantId,
        id,
        account,
        accountKey: key,
        nickname: shownText(shown, user, 'nickname') ?? '',
        passwordHash,
        paymentPasswordHash,
        mobile: mobile ?? null,
        mobileVerified,
        email,
        emailKey,
        emailVerified,
        payeeName: shownText(shown, user, 'payeeName') ?? null,
        uplineId: uplineId ?? null,
        profile: profileOf(shown, user),
        at,
        ip: caller.ip,
      };
      await deps.members.openAccount(tx, merchant, member, caller.requestId);
      if (ticket) {
        const shownAs = ticket.email ? verification.maskEmail(ticket.email) : (ticket.name ?? '');
        const redeemed = { merchantId, tokenHash: ticket.tokenHash, now: at, memberId: id, shown: shownAs };
        if (!(await redeemTicket(tx, redeemed))) throw appError(identityErrors.ticketGone);
      }
      const opened = await findMember(tx, merchantId, id);
      if (!opened) throw new Error('the member that was just written is not there');
      const { remember } = user;
      return deps.signIn.begin(tx, { merchant, member: opened, via: 'registration', caller, remember });
    };
    try {
      return await db.transaction().execute(open);
    } catch (error) {
      // Somebody was a moment faster: what exactly they took is known only now.
      if (!(error instanceof AppError) || error.code !== identityErrors.usernameTaken.code) throw error;
      const lost = (await findTaken(db, unique)) ?? 'username';
      throw lost === 'username' ? nameTaken() : taken(lost);
    }
  };
}

export type Register = ReturnType<typeof createRegistration>;
