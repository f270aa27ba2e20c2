import type { CaptchaPurpose } from '@croupier/contract/access/captcha.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { CaptchaPlaceholder } from '@croupier/web/captcha/CaptchaPlaceholder.tsx';
import { useCaptchaAnswer, type CaptchaOfForm } from '@croupier/web/captcha/use-captcha-answer.ts';
import type { ReactNode } from 'react';
import { call } from '../api/call.ts';
import { LazyPart, lazyPart } from '../loading/LazyPart.tsx';

const CaptchaField = lazyPart(
  async () => (await import('@croupier/web/captcha/CaptchaField.tsx')).CaptchaField,
);

export type Captcha = Omit<CaptchaOfForm, 'fieldProps'> & {
  /** Place it in the form, above its button. */
  field: ReactNode;
};

/** The captcha of one kind of call, when the merchant's settings or a refusal of the server require it. */
export function useCaptcha(purpose: CaptchaPurpose): Captcha {
  const rule = useBoot().permission.info.captcha[purpose];
  const { fieldProps, ...captcha } = useCaptchaAnswer(rule);
  const field = fieldProps && (
    <LazyPart fallback={<CaptchaPlaceholder />}>
      <CaptchaField call={call} {...fieldProps} />
    </LazyPart>
  );
  return { ...captcha, field };
}
