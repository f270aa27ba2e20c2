import type { CaptchaAnswer, CaptchaKind, CaptchaPurpose } from '@croupier/contract/access/captcha.ts';
import { appError, type ErrorDefinition } from '../../../platform/http/errors.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import { captchaErrors } from './captcha.errors.ts';
import type { AskExternal } from './providers/external.adapter.ts';
import type { Images } from './image.usecases.ts';
import type { Puzzles } from './puzzles.usecases.ts';

export type CheckOptions = {
  /** The caller or the account has failed recently. */
  trouble: boolean;
  ip: string;
};

export type CaptchaCheck = {
  /** Which kind the caller must solve; null for none. */
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

function kindOf({ settings }: Merchant, purpose: CaptchaPurpose, trouble: boolean): CaptchaKind | null {
  const { kind, when } = settings.signIn.captcha[purpose];
  return when === 'always' || (when === 'after_failure' && trouble) ? kind : null;
}

export function createCheck(deps: {
  merchants: Pick<Merchants, 'byId'>;
  puzzles: Puzzles;
  images: Images;
  askExternal: AskExternal;
}): CaptchaCheck {
  const { merchants, puzzles, images, askExternal } = deps;

  /** @returns what is wrong with the answer; undefined for nothing */
  const errorOf = async (
    merchant: Merchant,
    { kind, answer, ip }: { kind: CaptchaKind; answer: CaptchaAnswer; ip: string },
  ): Promise<ErrorDefinition | undefined> => {
    const { id: merchantId, integrations } = merchant;
    const { verification, captcha, captchaKey } = answer;
    if (verification) {
      // Our own token comes first, whatever the provider says: a plain form has no field for the provider.
      if (await puzzles.take({ merchantId, kind: 'token', key: verification.token })) return undefined;
      if (verification.provider === 'own') return captchaErrors.wrong;
    }
    if (kind === 'external' && verification) {
      if (!integrations.captcha) return captchaErrors.unavailable;
      const verdict = await askExternal(integrations.captcha, { token: verification.token, ip });
      if (verdict === 'right') return undefined;
      return captchaErrors[verdict];
    }
    if (kind === 'image' && captcha && captchaKey)
      return (await images.isRight({ merchantId, key: captchaKey, text: captcha }))
        ? undefined
        : captchaErrors.wrong;
    return captchaErrors.required;
  };

  return {
    needed: async (merchantId, purpose, trouble) =>
      kindOf(await merchants.byId(merchantId), purpose, trouble),
    check: async (merchantId, purpose, answer, { trouble, ip }) => {
      const merchant = await merchants.byId(merchantId);
      const kind = kindOf(merchant, purpose, trouble);
      if (kind === null) return;
      const error = await errorOf(merchant, { kind, answer, ip });
      if (error) throw appError(error, { value: { captcha: true, kind } });
    },
  };
}
