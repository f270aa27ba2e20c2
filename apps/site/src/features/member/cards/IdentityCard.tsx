import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';

/** The level of the identity check, and whether a document is needed. */
export function IdentityCard() {
  const t = useTranslations('identityCheck');
  const { data } = useQuery(callQuery('kyc.get'));
  const isNeeded = data?.documents.some(({ state }) => state === 'wanted') ?? false;
  const level = data && t('level', { level: String(data.tier), max: '3' });
  return (
    <SecurityCard
      icon={<IdCard />}
      title={t('card.title')}
      text={t('card.text')}
      badge={
        level === undefined
          ? undefined
          : isNeeded
            ? { tone: 'warn', text: t('card.needed') }
            : { tone: data && data.tier >= 2 ? 'win' : 'neutral', text: level }
      }
      value={data ? t(`tier.${data.tier}`) : ''}
      action={
        <Link to={paths.identity()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('card.open')}
        </Link>
      }
    />
  );
}
