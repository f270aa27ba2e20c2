import type { accountRoutes } from '@croupier/contract/access/account.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import { attemptKey, hasFailed, limitAttempt } from '../../../../platform/attempts.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import type { Cookies } from '../../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { mintToken } from '../../../../platform/tokens.ts';
import { deliveryErrors } from '../../delivery/index.ts';
import { accountKey, kindOf, type MemberRow } from '../../members/index.ts';
import { deleteResetLinksOf, insertResetLink } from '../credentials/reset-links.queries.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { changedMail, resetMail } from './mail-texts.rules.ts';
import {
  BUSY_RECOVERIES,
  RECOVERIES_OF_ACCOUNT,
  RECOVERIES_OF_ADDRESS,
  RESET_LINK_MINUTES,
} from './recovery.config.ts';

export type RecoveryMailDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'outbox' | 'merchants' | 'members' | 'audit' | 'captcha' | 'delivery' | 'translate'
>;

type ForgotBody = CallInput<typeof accountRoutes.forgotByEmail>['body'];
type ForgotCaller = { merchantId: string; ip: string; origin: string; language: string; cookies?: Cookies };

const LINK_MILLISECONDS = RESET_LINK_MINUTES * 60_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Recovery by mail. The call does the same work for every name; the account is looked up when the mail is written. */
export function createRecoveryMail(deps: RecoveryMailDeps) {
  const { db, clock, outbox, merchants, members, audit, captcha, delivery, translate } = deps;

  const holderOf = async (
    merchantId: string,
    { username, email }: { username: string; email: string },
  ): Promise<MemberRow | undefined> => {
    const member = await members.findByAccount(merchantId, username);
    if (!member || member.status !== 'open' || kindOf(member.type) === 'trial') return undefined;
    return member.email !== null && accountKey(member.email) === accountKey(email) ? member : undefined;
  };

  const isOld = (at: unknown): boolean =>
    clock.now().getTime() - new Date(text(at)).getTime() > LINK_MILLISECONDS;

  return {
    /** @throws `identity.no_such_account` only where the merchant's settings allow account discovery */
    forgot: async (body: ForgotBody, caller: ForgotCaller): Promise<void> => {
      const { merchantId, ip, origin, language, cookies } = caller;
      const { settings, integrations } = await merchants.byId(merchantId);
      if (!integrations.mail) throw appError(deliveryErrors.notEnabled);
      const { username, email, verificationToken: token, captcha: characters, captchaKey } = body;
      const provider = settings.signIn.captcha.recovery.kind === 'external' ? 'external' : 'own';
      const answer = {
        captcha: characters,
        captchaKey,
        ...(token ? { verification: { provider, token } as const } : {}),
      };
      const byAddress = attemptKey(merchantId, 'recovery.address', addressKey(ip));
      // Name and address together: a stranger who knows only the name cannot block its owner.
      const pair = `${accountKey(username)}\n${accountKey(email)}`;
      const byAccount = attemptKey(merchantId, 'recovery.account', pair);
      const since = new Date(clock.now().getTime() - BUSY_RECOVERIES.seconds * 1000);
      const trouble =
        (await hasFailed(db, byAccount, { times: BUSY_RECOVERIES.account, since })) ||
        (await hasFailed(db, byAddress, { times: BUSY_RECOVERIES.address, since }));
      await captcha.check(merchantId, 'recovery', answer, { trouble, ip, cookies });
      await limitAttempt(deps, byAddress, RECOVERIES_OF_ADDRESS, requestErrors.tooMany);
      await limitAttempt(deps, byAccount, RECOVERIES_OF_ACCOUNT, requestErrors.tooMany);
      if (settings.signIn.accountDiscovery && !(await holderOf(merchantId, { username, email })))
        throw fieldRefusal(signInErrors.noSuchAccount, 'username');
      const payload = { username, email, origin, language, at: clock.now().toISOString() };
      await db
        .transaction()
        .execute((tx) => outbox.record(tx, { merchantId, type: 'member.password_forgotten', payload }));
    },

    /** Reacts to `member.password_forgotten`. A repeated event creates a new link and invalidates the one before. */
    mailLink: async (merchantId: string, payload: Readonly<Record<string, unknown>>): Promise<void> => {
      // After an outage of the mail server, outdated requests must not send links.
      if (isOld(payload['at'])) return;
      const username = text(payload['username']);
      const member = await holderOf(merchantId, { username, email: text(payload['email']) });
      if (!member?.email) return;
      const { token, tokenHash } = mintToken();
      const at = clock.now();
      const owner = { merchantId, accountId: member.id };
      const link = { ...owner, tokenHash, at, expiresAt: new Date(at.getTime() + LINK_MILLISECONDS) };
      await db.transaction().execute(async (tx) => {
        await deleteResetLinksOf(tx, owner);
        await insertResetLink(tx, link);
        await audit.record(tx, {
          merchantId,
          actor: { kind: 'system' },
          action: 'member.recovery_link_sent',
          subject: `member:${member.id}`,
        });
      });
      const { name: merchantName } = await merchants.byId(merchantId);
      const url = `${text(payload['origin'])}/resetPassword?token=${token}`;
      const words = { language: text(payload['language']), merchantName, url, minutes: RESET_LINK_MINUTES };
      await delivery.sendMail(merchantId, { to: member.email, ...resetMail(translate, words) });
    },

    /** Reacts to `member.password_changed`: notifies the owner. */
    mailNotice: async (merchantId: string, payload: Readonly<Record<string, unknown>>): Promise<void> => {
      const { name: merchantName, integrations } = await merchants.byId(merchantId);
      const member = await members.find(merchantId, text(payload['memberId']));
      if (isOld(payload['at']) || !integrations.mail || !member?.email) return;
      const words = { language: text(payload['language']), merchantName };
      await delivery.sendMail(merchantId, { to: member.email, ...changedMail(translate, words) });
    },
  };
}

export type RecoveryMail = ReturnType<typeof createRecoveryMail>;
