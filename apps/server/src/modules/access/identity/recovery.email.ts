import type { CallInput } from '@croupier/contract/route.ts';
import type { accountRoutes } from '@croupier/contract/account.ts';
import { attemptKey, hasFailed, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Translate } from '../../../platform/http/server.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Captcha } from '../captcha/index.ts';
import { deliveryErrors, type Delivery } from '../delivery/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, findMemberByAccount, type MemberWithHash } from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import {
  BUSY_RECOVERIES,
  RECOVERIES_OF_ACCOUNT,
  RECOVERIES_OF_ADDRESS,
  RESET_LINK_MINUTES,
} from './recovery.config.ts';
import { changedMail, resetMail } from './recovery.mail.ts';
import { deleteResetLinksOf, insertResetLink } from './recovery.queries.ts';
import { accountKey } from './registration.rules.ts';
import { mintToken } from '../../../platform/tokens.ts';

export type RecoveryMailDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
  captcha: Pick<Captcha, 'check'>;
  delivery: Pick<Delivery, 'sendMail'>;
  translate: Translate;
};

type ForgotBody = CallInput<typeof accountRoutes.forgotByEmail>['body'];
type ForgotCaller = { merchantId: string; ip: string; origin: string; language: string };

const LINK_MILLISECONDS = RESET_LINK_MINUTES * 60_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Recovery by mail. The call does the same work for every name: who it is, is found out when the mail is written. */
export function createRecoveryMail(deps: RecoveryMailDeps) {
  const { db, clock, outbox, merchants, audit, captcha, delivery, translate } = deps;

  const holderOf = async (
    merchantId: string,
    { username, email }: { username: string; email: string },
  ): Promise<MemberWithHash | undefined> => {
    const member = await findMemberByAccount(db, merchantId, accountKey(username));
    if (!member || member.status !== 'open' || kindOf(member.type) === 'trial') return undefined;
    return member.email !== null && accountKey(member.email) === accountKey(email) ? member : undefined;
  };

  const isOld = (at: unknown): boolean =>
    clock.now().getTime() - new Date(text(at)).getTime() > LINK_MILLISECONDS;

  return {
    /** @throws `identity.no_such_account` only where the merchant wants that (decision D12) */
    forgot: async (body: ForgotBody, { merchantId, ip, origin, language }: ForgotCaller): Promise<void> => {
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
      // With the address: whoever knows only the name can't keep its owner from asking.
      const pair = `${accountKey(username)}\n${accountKey(email)}`;
      const byAccount = attemptKey(merchantId, 'recovery.account', pair);
      const since = new Date(clock.now().getTime() - BUSY_RECOVERIES.seconds * 1000);
      const trouble =
        (await hasFailed(db, byAccount, { times: BUSY_RECOVERIES.account, since })) ||
        (await hasFailed(db, byAddress, { times: BUSY_RECOVERIES.address, since }));
      await captcha.check(merchantId, 'recovery', answer, { trouble, ip });
      await limitAttempt(deps, byAddress, RECOVERIES_OF_ADDRESS, requestErrors.tooMany);
      await limitAttempt(deps, byAccount, RECOVERIES_OF_ACCOUNT, requestErrors.tooMany);
      if (settings.signIn.accountDiscovery && !(await holderOf(merchantId, { username, email })))
        throw appError(identityErrors.noSuchAccount, {
          fields: [{ field: 'username', code: identityErrors.noSuchAccount.code }],
        });
      const payload = { username, email, origin, language, at: clock.now().toISOString() };
      await db
        .transaction()
        .execute((tx) => outbox.record(tx, { merchantId, type: 'member.password_forgotten', payload }));
    },

    /** Reacts to `member.password_forgotten`. Coming again, it makes a new link, and the one before it stops working. */
    mailLink: async (merchantId: string, payload: Readonly<Record<string, unknown>>): Promise<void> => {
      // Whoever still waits has asked again: a mail server that was away must not send yesterday's links.
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

    /** Reacts to `member.password_changed`: the owner hears of it wherever they can be reached. */
    mailNotice: async (merchantId: string, payload: Readonly<Record<string, unknown>>): Promise<void> => {
      const { name: merchantName, integrations } = await merchants.byId(merchantId);
      const member = await findMember(db, merchantId, text(payload['memberId']));
      if (isOld(payload['at']) || !integrations.mail || !member?.email) return;
      const words = { language: text(payload['language']), merchantName };
      await delivery.sendMail(merchantId, { to: member.email, ...changedMail(translate, words) });
    },
  };
}

export type RecoveryMail = ReturnType<typeof createRecoveryMail>;
