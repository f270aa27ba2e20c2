import { CircleAlert } from 'lucide-react';

/** What is wrong, under a captcha that has no field of its own; read out when it comes. */
export const CaptchaProblem = ({ text }: { text: string | undefined }) => (
  <div aria-live="polite">
    {text && (
      <p className="flex items-start gap-1.5 text-sm text-lose">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{text}</span>
      </p>
    )}
  </div>
);
