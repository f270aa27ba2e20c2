import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { useTitle } from '../shared/use-title.ts';

export function NotFoundPage() {
  const t = useTranslations();
  useTitle(t('system.notFoundTitle'));
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-16 text-center">
      <p aria-hidden className="numeric font-display text-4xl font-bold text-brand-text">
        404
      </p>
      <h1 className="text-2xl">{t('system.notFoundTitle')}</h1>
      <p className="mb-3 text-muted">{t('system.notFoundText')}</p>
      <Link to={paths.today()} className={buttonClass({ variant: 'primary' })}>
        {t('console.today.title')}
      </Link>
    </div>
  );
}
