import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../client/use-error-text.ts';

/** The error of a form as a whole, above its button. Screen readers announce it when it appears. */
export function FormError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert">
      {error !== undefined && error !== null && (
        <p className="mb-4 flex items-start gap-2.5 rounded-field bg-lose-soft px-3.5 py-3 text-sm font-medium text-lose">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{errorText(error)}</span>
        </p>
      )}
    </div>
  );
}
