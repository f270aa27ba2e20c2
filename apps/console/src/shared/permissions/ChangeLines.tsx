import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import { useTranslations } from 'use-intl';
import { useChangeValue, useLabel } from './use-words.ts';

/** What a request changes, line by line. */
export function ChangeLines({ lines, isPast = false }: { lines: readonly ChangeLine[]; isPast?: boolean }) {
  const t = useTranslations('console.inbox');
  const labelOf = useLabel();
  const valueOf = useChangeValue();
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('changes')}</caption>
      <thead className="text-xs text-subtle">
        <tr>
          <th scope="col" className="py-1.5 pr-3 text-start font-semibold">
            {t('label')}
          </th>
          <th scope="col" className="py-1.5 pr-3 text-start font-semibold">
            {t(isPast ? 'was' : 'before')}
          </th>
          <th scope="col" className="py-1.5 text-start font-semibold">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, before, after }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 text-start font-semibold">
              {labelOf(label)}
            </th>
            <td className="py-2 pr-3 wrap-anywhere text-muted">{valueOf(label, before)}</td>
            <td className="py-2 font-semibold wrap-anywhere">{valueOf(label, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
