import { buttonClass } from '@croupier/ui/button-class.ts';
import { EmptyState } from '@croupier/ui/EmptyState.tsx';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { useTitle } from '../shared/use-title.ts';

export function NotFoundPage() {
  const t = useTranslations();
  useTitle(t('system.notFoundTitle'));
  return (
    <>
      <h1 className="sr-only">{t('system.notFoundTitle')}</h1>
      <EmptyState
        icon={<Compass />}
        title={t('system.notFoundTitle')}
        text={t('system.notFoundText')}
        action={
          <Link to={paths.overview()} className={buttonClass({ variant: 'primary' })}>
            {t('console.overview')}
          </Link>
        }
      />
    </>
  );
}
