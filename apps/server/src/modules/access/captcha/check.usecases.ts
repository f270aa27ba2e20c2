import {
  OPERATOR_CAPTCHA,
  type CaptchaAnswer,
  type CaptchaKind,
  type CaptchaPurpose,
  type CaptchaRule,
} from '@croupier/contract/access/captcha.ts';
import type { Cookies } from '../../../platform/http/context.ts';
import { appError, type ErrorDefinition } from '../../../platform/http/errors.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { PICTURE_COOKIE } from './captcha.config.ts';
import { captchaErrors } from './captcha.errors.ts';
import type { AskExternal } from './providers/external.adapter.ts';
import type { Images } from './image.usecases.ts';
import type { Puzzles } from './puzzles.usecases.ts';

export type CheckOptions = {
  /** The caller or the account has failed recently. */
  trouble: boolean;
  ip: string;
  /** Of the call, for a picture that was asked for without a key. */
  cookies?: Pick<Cookies, 'get'> | undefined;
};

/** `merchantId` is empty for operators. */
export type CaptchaCheck = {
  /** The kind of captcha that the caller must solve; null for none. */
  needed: (merchantId: string, purpose: CaptchaPurpose, trouble: boolean) => Promise<CaptchaKind | null>;
  /**
   * Consumes the answer; does nothing when none is needed. Our own tokens are accepted for every kind, so that people
   * who cannot see or drag can use another puzzle. The value of a refusal is `{ captcha: true, kind }`.
   *
   * @throws `captcha.required`, `captcha.wrong`, `captcha.unavailable`
   */
  check: (
    merchantId: string,
    purpose: CaptchaPurpose,
    answer: CaptchaAnswer,
    options: CheckOptions,
  ) => Promise<void>;
};

const kindOf = ({ kind, when }: CaptchaRule, trouble: boolean): CaptchaKind | null =>
  when === 'always' || (when === 'after_failure' && trouble) ? kind : null;

export function createCheck(deps: {
  merchants: Pick<Merchants, 'byId'>;
  puzzles: Puzzles;
  images: Images;
  askExternal: AskExternal;
}): CaptchaCheck {
  const { merchants, puzzles, images, askExternal } = deps;

  /** @returns the problem with the answer, if any */
  const errorOf = async (
    merchantId: string,
    {
      kind,
      answer,
      ip,
      cookies,
    }: Omit<CheckOptions, 'trouble'> & { kind: CaptchaKind; answer: CaptchaAnswer },
  ): Promise<ErrorDefinition | undefined> => {
    const { verification, captcha, captchaKey: key = cookies?.get(PICTURE_COOKIE) } = answer;
    if (verification) {
      // Our own token comes first, whatever the provider says: a plain form has no field for the provider.
      if (await puzzles.take({ merchantId, kind: 'token', key: verification.token })) return undefined;
      if (verification.provider === 'own') return captchaErrors.wrong;
    }
    if (kind === 'external' && verification) {
      const { integrations } = await merchants.byId(merchantId);
      if (!integrations.captcha) return captchaErrors.unavailable;
      const verdict = await askExternal(integrations.captcha, { token: verification.token, ip });
      if (verdict === 'right') return undefined;
      return captchaErrors[verdict];
    }
    if (kind === 'image' && captcha && key)
      return (await images.isRight({ merchantId, key, text: captcha })) ? undefined : captchaErrors.wrong;
    return captchaErrors.required;
  };

  const ruleOf = async (merchantId: string, purpose: CaptchaPurpose): Promise<CaptchaRule> =>
    merchantId === ''
      ? OPERATOR_CAPTCHA
      : (await merchants.byId(merchantId)).settings.signIn.captcha[purpose];

  return {
    needed: async (merchantId, purpose, trouble) => kindOf(await ruleOf(merchantId, purpose), trouble),
    check: async (merchantId, purpose, answer, { trouble, ...call }) => {
      const kind = kindOf(await ruleOf(merchantId, purpose), trouble);
      if (kind === null) return;
      const error = await errorOf(merchantId, { kind, answer, ...call });
      if (error) throw appError(error, { value: { captcha: true, kind } });
    },
  };
}
