import { CircleAlert } from 'lucide-react';

/** The error of a captcha without a text field, announced by screen readers. */
export const CaptchaError = ({ text }: { text: string | undefined }) => (
  <div aria-live="polite">
    {text && (
      <p className="flex items-start gap-1.5 text-sm text-lose">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{text}</span>
      </p>
    )}
  </div>
);
