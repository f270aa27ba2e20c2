import type { SettingsVersion } from '@croupier/contract/access/approvals.ts';
import { useTranslations } from 'use-intl';
import { DetailSection } from '../detail/Detail.tsx';
import { ChangeLines } from '../permissions/ChangeLines.tsx';
import { useConsoleFormat } from '../use-console-format.ts';

/** Earlier changes of rules, the newest first: who asked, who approved, and what changed. */
export function RuleVersions({ versions }: { versions: readonly SettingsVersion[] }) {
  const t = useTranslations('console.rules');
  const format = useConsoleFormat();
  return (
    <DetailSection title={t('versions')} className="mt-8">
      {versions.length === 0 && <p className="text-sm text-muted">{t('noVersions')}</p>}
      <ol className="grid gap-3">
        {versions.map(({ id, at, askedBy, approvedBy, reason, changes }) => (
          <li key={id} className="rounded-card border border-line bg-panel px-4 py-3 shadow-raised">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <strong>{format.instant(at)}</strong>
              <span className="text-muted">{t('byTwo', { askedBy, approvedBy })}</span>
            </p>
            <p className="mt-1 text-sm wrap-anywhere text-muted">{reason}</p>
            <ChangeLines isPast lines={changes} />
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
