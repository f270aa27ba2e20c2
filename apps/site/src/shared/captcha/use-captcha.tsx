import { ApiError } from '@croupier/contract/client.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../loading/LazyPart.tsx';
import { captchaKindOf, type CaptchaAnswer, type CaptchaKind, type CaptchaPurpose } from './captcha-kind.ts';
import { CaptchaPlace } from './CaptchaPlace.tsx';

const CaptchaField = lazyPart(async () => (await import('./CaptchaField.tsx')).CaptchaField);

export type Captcha = {
  /** What is asked for now; null for nothing. */
  kind: CaptchaKind | null;
  /** The same as a flag. */
  required: boolean;
  /** Part of the body of the protected call: `{ ...form, ...captcha.answer }`. Empty while nothing was answered. */
  answer: CaptchaAnswer;
  setAnswer: (answer: CaptchaAnswer) => void;
  /** Before the call: true when it may be made, else the field says that an answer is missing. */
  ensure: () => boolean;
  /**
   * After the call failed, whatever the error: shows the field when the refusal asks for one, and a new puzzle where
   * there is a field already, for every answer works once. True when the field shows the error itself.
   */
  demand: (error: unknown) => boolean;
  /** A new puzzle; an answer that was given is forgotten. */
  reset: () => void;
  /** To be placed in the form, above its button. */
  field: ReactNode;
};

const EMPTY: CaptchaAnswer = {};
const isEmpty = ({ captcha, verification }: CaptchaAnswer): boolean => !captcha && !verification;

/** The captcha before one kind of call, as the merchant's settings and the server's refusals ask for it. */
export function useCaptcha(purpose: CaptchaPurpose): Captcha {
  const rule = useBoot().permission.info.captcha[purpose];
  const t = useTranslations('errors.captcha');
  const errorText = useErrorText();
  const [demanded, setDemanded] = useState<CaptchaKind | null>(null);
  const [answer, setAnswer] = useState(EMPTY);
  const [resetKey, setResetKey] = useState(0);
  const [problem, setProblem] = useState<string>();
  const kind = demanded ?? (rule.when === 'always' ? rule.kind : null);

  const reset = useCallback(() => {
    setAnswer(EMPTY);
    setResetKey((key) => key + 1);
    setProblem(undefined);
  }, []);

  const take = useCallback((next: CaptchaAnswer) => {
    setAnswer(next);
    if (!isEmpty(next)) setProblem(undefined);
  }, []);

  const ensure = useCallback(() => {
    if (kind === null || !isEmpty(answer)) return true;
    setProblem(t('required'));
    return false;
  }, [kind, answer, t]);

  const demand = useCallback(
    (error: unknown) => {
      const asked = captchaKindOf(error);
      if (asked !== undefined) setDemanded(asked ?? rule.kind);
      if (asked === undefined && kind === null) return false;
      reset();
      const own = error instanceof ApiError && error.code.startsWith('captcha.');
      if (own) setProblem(errorText(error));
      return own;
    },
    [errorText, kind, reset, rule.kind],
  );

  const field = kind && (
    <LazyPart fallback={<CaptchaPlace />}>
      <CaptchaField {...{ kind, answer, resetKey }} onAnswer={take} error={problem} />
    </LazyPart>
  );
  return { kind, required: kind !== null, answer, setAnswer: take, ensure, demand, reset, field };
}
