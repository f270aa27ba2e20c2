import { ApiError } from '@croupier/contract/client.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Info } from 'lucide-react';

/** Why a transfer is refused now, before anybody fills in a form. */
export function RefusalNotice({ refusal }: { refusal: string | null }) {
  const errorText = useErrorText();
  if (refusal === null) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-field bg-warn-soft p-3 text-sm text-warn">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {errorText(new ApiError({ code: refusal, message: refusal, fields: [], value: null }, 0))}
    </p>
  );
}
