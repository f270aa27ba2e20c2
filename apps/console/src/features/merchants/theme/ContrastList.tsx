import type { ContrastPair } from '@croupier/contract/merchants/settings.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

const MIN_CONTRAST = 4.5;

/** The measured pairs of colours with the lowest contrast; below the limit nothing is published. */
export function ContrastList({ pairs }: { pairs: readonly ContrastPair[] }) {
  const t = useTranslations('console.theme');
  return (
    <details className="rounded-field border border-line px-3.5 py-2.5">
      <summary className="flex cursor-pointer items-center gap-3 text-sm font-medium">
        {t('contrast')}
        <Badge tone={(pairs[0]?.ratio ?? 0) < MIN_CONTRAST ? 'lose' : 'win'}>
          {t('ratio', { ratio: pairs[0]?.ratio.toFixed(2) ?? '' })}
        </Badge>
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {pairs.map(({ scheme, text, ground, ratio }) => (
          <li key={`${scheme} ${text} ${ground}`} className="flex justify-between gap-3">
            <span className="min-w-0 truncate text-muted">
              {t('pair', { text, ground, scheme: t(`themes.${scheme}`) })}
            </span>
            <span className="numeric">{ratio.toFixed(2)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
