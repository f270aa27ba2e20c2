import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';

/** What to do where there is no record yet. */
export function PlayLink() {
  const t = useTranslations('records');
  return (
    <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
      {t('play')}
    </Link>
  );
}
