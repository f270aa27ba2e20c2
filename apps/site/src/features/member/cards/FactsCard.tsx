import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useMemberFacts } from '../../../shared/member/use-member-facts.ts';

/** Account facts and the last sign-in. */
export function FactsCard() {
  const t = useTranslations('member');
  const facts = useMemberFacts(t('registeredAt'));
  return (
    <Card>
      <h2 className="sr-only">{t('facts')}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 xl:grid-cols-5">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs font-medium text-subtle">{label}</dt>
            <dd className="numeric mt-1 text-sm font-semibold wrap-anywhere text-text">
              {value ?? <Skeleton className="h-5 w-24" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
