import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CircleAlert } from 'lucide-react';

/** What went wrong with a form as a whole, above its button; read out when it appears. */
export function Problem({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert" className="empty:-mb-4">
      {error !== undefined && error !== null && (
        <p className="flex items-start gap-2 rounded-field bg-lose-soft px-3.5 py-2.5 text-sm text-lose">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{errorText(error)}</span>
        </p>
      )}
    </div>
  );
}
