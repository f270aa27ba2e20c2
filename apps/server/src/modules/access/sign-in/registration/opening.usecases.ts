import { appError } from '../../../../platform/http/errors.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { mayBeDefault } from '../credentials/passwords.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { ruleOf } from './form.rules.ts';
import { patternProblem, refusalOf } from './problems.rules.ts';

export type FirstPassword = (
  merchantId: string,
  opened: { account: string; nickname: string; password: string; ip: string },
) => Promise<string>;

/**
 * Checks what somebody types who opens an account for another person, by the same rules as a registration, and answers
 * the hash of the first password. Six digits are allowed, because the owner must choose another one.
 *
 * @throws `identity.field_pattern`, `identity.username_taken`, `identity.registration_closed`
 */
export const createFirstPassword =
  ({ merchants, members, hasher }: Pick<SignInDeps, 'merchants' | 'members' | 'hasher'>): FirstPassword =>
  async (merchantId, { account, nickname, password, ip }) => {
    const { settings } = await merchants.byId(merchantId);
    if (!settings.registration.username) throw appError(signInErrors.registrationClosed);
    const { fields } = settings.registration;
    const problems = [
      patternProblem('account', ruleOf(fields, 'username'), account) ?? [],
      mayBeDefault(password) ? [] : (patternProblem('password', ruleOf(fields, 'password'), password) ?? []),
      nickname && fields.nickname ? (patternProblem('nickname', fields.nickname.rule, nickname) ?? []) : [],
    ].flat();
    const refusal = refusalOf(problems);
    if (refusal) throw refusal;
    if (await members.findByAccount(merchantId, account))
      throw fieldRefusal(signInErrors.usernameTaken, 'account');
    return hasher.hash(password, { caller: addressKey(ip) });
  };
