import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CircleAlert } from 'lucide-react';

/** What went wrong with a form as a whole, above its button; read out when it appears. */
export function Problem({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert">
      {error !== undefined && error !== null && (
        <p className="mb-4 flex items-start gap-2.5 rounded-field bg-lose-soft px-3.5 py-3 text-sm font-medium text-lose">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
