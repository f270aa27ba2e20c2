import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import type { Caller } from '../../sessions/index.ts';
import type { PasswordCheck } from '../credentials/password-check.usecases.ts';
import { renewPasswordHash } from '../credentials/passwords.queries.ts';
import { mayBeDefault } from '../credentials/passwords.rules.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Area } from './admission.rules.ts';
import { samePassword, type Admission } from './admission.usecases.ts';

export type SignInOptions = { area?: Area | undefined; remember?: boolean | undefined };
export type PasswordLogin = { username: string; password: string } & SignInOptions & CaptchaAnswer;

export type PasswordLoginDeps = Pick<SignInDeps, 'db' | 'merchants' | 'members' | 'hasher'> & {
  check: PasswordCheck;
  admission: Pick<Admission, 'admit'>;
};

/** Signs in by password. @throws the refusals that the contract lists for the call */
export function createPasswordLogin(deps: PasswordLoginDeps) {
  const { db, merchants, members, hasher, check, admission } = deps;

  const isDefault = async ({ settings }: Merchant, password: string): Promise<boolean> => {
    const { defaultPasswordHash } = settings.signIn;
    return (
      defaultPasswordHash !== null &&
      mayBeDefault(password) &&
      (await hasher.verify(defaultPasswordHash, password))
    );
  };

  return async (merchantId: string, login: PasswordLogin, caller: Caller): Promise<SessionStarted> => {
    const { username: account, password, area, remember } = login;
    const merchant = await merchants.byId(merchantId);
    const member = await check.verify({ merchantId, account, password, captcha: login, caller }, (name) =>
      members.findByAccount(merchantId, name),
    );
    const rehashed = await check.rehash(member, password);
    const { id: memberId, password_hash: from } = member;
    if (rehashed !== undefined && from !== null)
      await renewPasswordHash(db, { merchantId, memberId, from, to: rehashed });
    const usedDefault = await isDefault(merchant, password);
    return admission.admit({
      merchant,
      member,
      via: 'password',
      caller,
      area,
      remember,
      usedDefault,
      stillHolds: samePassword(member.password_changed_at),
    });
  };
}

export type SignInByPassword = ReturnType<typeof createPasswordLogin>;
