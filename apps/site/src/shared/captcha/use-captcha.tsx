import { ApiError } from '@croupier/contract/client.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../loading/LazyPart.tsx';
import { captchaKindOf, type CaptchaAnswer, type CaptchaKind, type CaptchaPurpose } from './captcha-kind.ts';
import { CaptchaPlaceholder } from './CaptchaPlaceholder.tsx';

const CaptchaField = lazyPart(async () => (await import('./CaptchaField.tsx')).CaptchaField);

export type Captcha = {
  /** The captcha that is required now; null for none. */
  kind: CaptchaKind | null;
  /** Whether one is required. */
  required: boolean;
  /** Part of the protected call's body: `{ ...form, ...captcha.answer }`. Empty until it is answered. */
  answer: CaptchaAnswer;
  setAnswer: (answer: CaptchaAnswer) => void;
  /** Call before sending: false when an answer is missing, which the field then shows. */
  ensure: () => boolean;
  /**
   * Call with every error: shows the field if the error asks for one, and a new puzzle if there is a field already,
   * because each answer works once. True if the field shows the error itself.
   */
  demand: (error: unknown) => boolean;
  /** Requests a new puzzle and clears the answer. */
  reset: () => void;
  /** Place it in the form, above its button. */
  field: ReactNode;
};

const EMPTY: CaptchaAnswer = {};
const isEmpty = ({ captcha, verification }: CaptchaAnswer): boolean => !captcha && !verification;

/** The captcha of one kind of call, when the merchant's settings or a refusal of the server require it. */
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
    <LazyPart fallback={<CaptchaPlaceholder />}>
      <CaptchaField {...{ kind, answer, resetKey }} onAnswer={take} error={problem} />
    </LazyPart>
  );
  return { kind, required: kind !== null, answer, setAnswer: take, ensure, demand, reset, field };
}
