import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { Bill } from './bill.types.ts';

/** What a bill was before it was computed again for corrected results. */
export function Correction({ bill: { amount, contract } }: { bill: Bill }) {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  if (!contract?.before) return null;
  // Who pays the bill sees its gross; whose it is, what the own downlines leave of it.
  const isTake = amount !== contract.gross - contract.before.gross;
  const rows = [
    ['was', isTake ? contract.before.take : contract.before.gross],
    ['nowIs', isTake ? contract.take : contract.gross],
    ['difference', amount],
  ] as const;
  return (
    <section className="rounded-card border border-warn/40 bg-warn-soft p-4 text-sm sm:p-5">
      <h3 className="text-base">{t('corrected')}</h3>
      <p className="mt-1 text-muted">{t('correctedText')}</p>
      <dl className="mt-3">
        {rows.map(([key, value]) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-4 py-1 last:border-t last:border-line-strong last:font-bold"
          >
            <dt>{t(key)}</dt>
            <dd className="numeric text-end text-text">{format.amount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
