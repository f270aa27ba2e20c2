import { useTranslations } from 'use-intl';
import { detailLines } from './vendor-detail.ts';

/** What a vendor says about a round: its selections, results, legs. The names are the vendor’s own. */
export function VendorDetail({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('play.round');
  const lines = detailLines(detail);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-muted">{t('details')}</h3>
      <dl className="grid gap-1.5 rounded-field bg-well p-4 text-sm shadow-well">
        {lines.map(({ path, name, value }) => (
          <div key={path} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="numeric min-w-0 text-right font-semibold wrap-anywhere text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
