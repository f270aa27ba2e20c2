import type { ThemeState } from '@croupier/contract/merchants/settings.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

export type ThemeVersionsProps = { state: ThemeState; onRestore: (number: number) => void };

/** What was published, when and by whom; each version can be published again. */
export function ThemeVersions({ state: { versions, version }, onRestore }: ThemeVersionsProps) {
  const t = useTranslations('console.theme');
  const format = useConsoleFormat();
  if (versions.length === 0) return null;
  return (
    <section aria-label={t('versions')}>
      <h2 className="mb-2 text-base">{t('versions')}</h2>
      <ul className="divide-y divide-line rounded-field border border-line">
        {versions.map(({ number, look, publishedBy, publishedAt }) => (
          <li key={number} className="flex min-h-12 items-center gap-3 py-1.5 pr-1.5 pl-3.5 text-sm">
            <span
              aria-hidden
              className="size-3.5 shrink-0 rounded-full"
              style={{ backgroundColor: `oklch(0.7 ${look.theme.brandChroma} ${look.theme.brandHue})` }}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t('version', { number: `${number}` })}</span>
              <span className="block truncate text-xs text-subtle">
                {format.instant(publishedAt)}
                {publishedBy && ` · ${publishedBy}`}
              </span>
            </span>
            {number === version ? (
              <Badge tone="win">{t('current')}</Badge>
            ) : (
              <Button size="sm" variant="ghost" onClick={() => onRestore(number)}>
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
