import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useMemberFacts } from '../../../shared/member/use-member-facts.ts';

/** Account facts and the last sign-in. */
export function AgentFacts() {
  const t = useTranslations('agent');
  const facts = useMemberFacts(t('registeredAt'));
  return (
    <Card>
      <h2 className="mb-4 text-base">{t('facts')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numeric text-sm font-semibold text-text">
              {value ?? <Skeleton className="h-5 w-28" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
