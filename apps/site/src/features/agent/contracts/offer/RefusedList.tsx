import { ApiError } from '@croupier/contract/client.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useTranslations } from 'use-intl';
import type { Acted } from '../contract-calls.ts';
import type { Payee } from './PayeePicker.tsx';

/** Who did not get the offer, and why. */
export function RefusedList({ refused, payees }: { refused: Acted['refused']; payees: readonly Payee[] }) {
  const t = useTranslations('agent.contract');
  const errorText = useErrorText();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="rounded-field bg-lose-soft p-3.5 text-sm">
      <p className="font-semibold text-lose">{t('notOffered')}</p>
      <ul className="mt-1.5 grid gap-1">
        {refused.map(({ memberId, code }) => (
          <li key={memberId} className="text-text">
            {payees.find(({ id }) => id === memberId)?.account}:{' '}
            {errorText(new ApiError({ code, message: code, fields: [], value: null }, 0))}
          </li>
        ))}
      </ul>
    </div>
  );
}
