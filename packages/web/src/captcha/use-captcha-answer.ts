import type { CaptchaRule } from '@croupier/contract/access/captcha.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../client/use-error-text.ts';
import { captchaKindOf, type CaptchaAnswer, type CaptchaKind } from './captcha-kind.ts';
import type { CaptchaFieldProps } from './CaptchaField.tsx';

export type CaptchaOfForm = {
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
  /** For the `CaptchaField` to place in the form, above its button; null when none is required. */
  fieldProps: Omit<CaptchaFieldProps, 'call'> | null;
};

const EMPTY: CaptchaAnswer = {};
const isEmpty = ({ captcha, verification }: CaptchaAnswer): boolean => !captcha && !verification;

/** The captcha of a form, when the rule or a refusal of the server requires it. */
export function useCaptchaAnswer(rule: CaptchaRule): CaptchaOfForm {
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

  const fieldProps = kind && { kind, answer, onAnswer: take, error: problem, resetKey };
  return { kind, required: kind !== null, answer, setAnswer: take, ensure, demand, reset, fieldProps };
}
