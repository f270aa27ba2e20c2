import type { MemberDocument } from '@croupier/contract/kyc/kyc.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { STATE_TONES } from './state-tones.ts';

/** Documents that were decided, newest first. */
export function DocumentHistory({ documents }: { documents: readonly MemberDocument[] }) {
  const t = useTranslations('identityCheck');
  const { instant } = useFormat();
  return (
    <Card>
      <h2 className="text-lg">{t('history')}</h2>
      <ul className="mt-3 grid gap-1">
        {documents.map(({ id, need, kind, state, refusal, note, decidedAt }) => (
          <li key={id} className="border-t border-line py-3 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm font-semibold text-text">
                {kind ? t(`kind.${kind}`) : t(`need.${need}.title`)}
              </span>
              <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
            </div>
            <p className="mt-1 text-xs text-subtle">{decidedAt && instant(decidedAt)}</p>
            {refusal && (
              <p className="mt-1 text-sm text-muted">
                {t(`refusal.${refusal}`)} {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
