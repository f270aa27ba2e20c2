import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Compass, House } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/** 404 page; the server answers with the same status. */
export function NotFoundPage() {
  const t = useTranslations('system');
  return (
    <>
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <div className="grid min-h-[60dvh] place-items-center">
        <div className="text-center">
          <p
            aria-hidden
            className="numeric font-display text-[clamp(4rem,14vw,7rem)] text-(--brand) leading-none font-extrabold"
          >
            404
          </p>
          <EmptyState
            className="pt-6!"
            icon={<Compass />}
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            action={
              <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
                <House aria-hidden />
                {t('notFoundAction')}
              </Link>
            }
          />
        </div>
      </div>
    </>
  );
}
