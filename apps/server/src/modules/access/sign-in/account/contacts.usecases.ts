import type { accountRoutes } from '@croupier/contract/access/account.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { accountKey, maskName, memberErrors } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import { deleteResetLinksOf } from '../credentials/reset-links.queries.ts';
import { ruleOf } from '../registration/form.rules.ts';
import { patternProblem, refusalOf } from '../registration/problems.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { bindEmail, bindMobile, listProviders, setPayeeName } from './contacts.queries.ts';

export type ContactDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'outbox' | 'merchants' | 'members' | 'audit' | 'verification'
>;

/** The contacts and names that a member's account is bound to. */
export function createContacts({ db, clock, outbox, merchants, members, audit, verification }: ContactDeps) {
  const record = (
    tx: Tx,
    { merchantId, id, kind }: Account,
    { action, after, caller }: { action: string; after: object; caller: Caller },
  ): Promise<void> =>
    audit.record(tx, {
      merchantId,
      actor: { kind, id },
      action,
      subject: `member:${id}`,
      after,
      ip: caller.ip,
      ...(caller.requestId ? { requestId: caller.requestId } : {}),
    });

  return {
    /** Masked, because others may see the screen. */
    security: async ({
      merchantId,
      id: memberId,
    }: Account): Promise<CallOutput<typeof accountRoutes.security>> => {
      const [member, providers] = await Promise.all([
        members.find(merchantId, memberId),
        listProviders(db, { merchantId, memberId }),
      ]);
      if (!member) throw appError(memberErrors.notFound);
      const { email, mobile, payee_name, password_hash } = member;
      return {
        email: email
          ? { shown: verification.maskEmail(email), verified: member.email_verified_at !== null }
          : null,
        mobile: mobile
          ? { shown: verification.maskMobile(mobile), verified: member.mobile_verified_at !== null }
          : null,
        payeeName: payee_name ? maskName(payee_name) : null,
        hasPassword: password_hash !== null,
        passwordChangedAt: password_hash === null ? null : member.password_changed_at,
        hasPaymentPassword: member.has_payment_password,
        social: providers.map(({ provider, shown, created_at }) => ({ provider, shown, since: created_at })),
      };
    },

    /** @throws the refusals of a wrong code, `identity.email_taken` */
    bindEmail: async (
      account: Account,
      { email, verificationCode: code }: { email: string; verificationCode: string },
      caller: Caller,
    ): Promise<void> => {
      const { merchantId, id: memberId } = account;
      const { ip } = caller;
      await verification.checkCode({ merchantId, purpose: 'bind', channel: 'email', to: email, code, ip });
      await db.transaction().execute(async (tx) => {
        const bound = { merchantId, memberId, email, emailKey: accountKey(email), at: clock.now() };
        if (!(await bindEmail(tx, bound))) throw fieldRefusal(signInErrors.emailTaken, 'email');
        // Reset links that were sent to the old address become invalid.
        await deleteResetLinksOf(tx, { merchantId, accountId: memberId });
        const after = { email: verification.maskEmail(email) };
        await record(tx, account, { action: 'member.email_bound', after, caller });
      });
    },

    /** @throws the refusals of a wrong number or code, `identity.mobile_taken` */
    bindMobile: async (
      account: Account,
      body: { mobileNum: string; countryDialingCode?: string | undefined; verificationCode: string },
      caller: Caller,
    ): Promise<void> => {
      const { merchantId, id: memberId } = account;
      const mobile = await verification.mobileOf(merchantId, body);
      const code = body.verificationCode;
      const { ip } = caller;
      await verification.checkCode({ merchantId, purpose: 'bind', channel: 'sms', to: mobile, code, ip });
      await db.transaction().execute(async (tx) => {
        if (!(await bindMobile(tx, { merchantId, memberId, mobile, at: clock.now() })))
          throw fieldRefusal(signInErrors.mobileTaken, 'mobileNum');
        const after = { mobile: verification.maskMobile(mobile) };
        await record(tx, account, { action: 'member.mobile_bound', after, caller });
        await outbox.record(tx, { merchantId, type: 'member.mobile_bound', payload: { memberId } });
      });
    },

    /** The name can be set once. @throws `identity.payee_name_set`, `identity.field_pattern` */
    setPayeeName: async (account: Account, payeeName: string, caller: Caller): Promise<void> => {
      const { merchantId, id: memberId } = account;
      const { fields } = (await merchants.byId(merchantId)).settings.registration;
      const problem = patternProblem('payeeName', ruleOf(fields, 'payeeName'), payeeName);
      const refusal = refusalOf(problem ? [problem] : []);
      if (refusal) throw refusal;
      await db.transaction().execute(async (tx) => {
        if (!(await setPayeeName(tx, { merchantId, memberId, payeeName })))
          throw fieldRefusal(signInErrors.payeeNameSet, 'payeeName');
        const after = { payeeName: maskName(payeeName) };
        await record(tx, account, { action: 'member.payee_name_set', after, caller });
      });
    },
  };
}

export type Contacts = ReturnType<typeof createContacts>;
