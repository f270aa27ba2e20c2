import type { ContractKind, ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useSpan } from '../../bills/use-span.ts';
import { actOn } from '../contract-calls.ts';
import { problemKey } from './problem-key.ts';
import type { Payee } from './PayeePicker.tsx';

export type LastPeriodPreviewProps = { kind: ContractKind; payee: Payee; terms: ContractTerms };

/** What the terms would have paid in the period before, what the server refuses, and what would end. */
export function LastPeriodPreview({ kind, payee, terms }: LastPeriodPreviewProps) {
  const t = useTranslations('agent.contract');
  const problemText = useTranslations('agent.terms.problem');
  const format = useFormat();
  const span = useSpan();
  const asked = useDeferredValue(terms);
  const { data } = useQuery({
    queryKey: ['contracts.preview', kind, payee.id, asked],
    queryFn: () => actOn(kind, { action: 'preview', memberId: payee.id, terms: asked }),
    placeholderData: keepPreviousData,
  });
  const preview = data?.preview;
  if (!preview) return null;
  const { lastPeriod, problems, endsCount, startsAt } = preview;
  return (
    <div className="grid gap-2 rounded-field bg-info-soft p-3.5 text-sm text-info" aria-live="polite">
      {lastPeriod && (
        <p>
          {t('wouldGet', {
            period: span(lastPeriod.from, lastPeriod.until),
            account: payee.account,
            amount: format.amount(lastPeriod.gross),
            kept: lastPeriod.payerKeeps === null ? '–' : format.amount(lastPeriod.payerKeeps),
          })}
        </p>
      )}
      <p className="text-xs">{t('startsAt', { at: format.instant(startsAt) })}</p>
      {endsCount > 0 && <p>{t('endsBelow', { count: endsCount })}</p>}
      {problems.map(({ code, tier }) => (
        <p key={`${code} ${tier}`} className="text-lose">
          {problemText(problemKey(code))}
        </p>
      ))}
    </div>
  );
}
