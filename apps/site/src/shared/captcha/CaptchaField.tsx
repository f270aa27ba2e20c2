import type { CaptchaAnswer, CaptchaKind } from './captcha-kind.ts';
import { ImageCaptcha } from './ImageCaptcha.tsx';

export type CaptchaFieldProps = {
  kind: CaptchaKind;
  answer: CaptchaAnswer;
  onAnswer: (answer: CaptchaAnswer) => void;
  error?: string | undefined;
  /** Another one makes a new puzzle. */
  resetKey: number | string;
};

/** The one entry to every kind of captcha, each with a way through for people who can't see or drag. */
export function CaptchaField({ resetKey, ...props }: CaptchaFieldProps) {
  return <ImageCaptcha key={resetKey} {...props} onOtherWay={() => undefined} />;
}
