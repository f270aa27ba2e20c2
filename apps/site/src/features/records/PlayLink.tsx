import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';

/** A link to the games, for an empty record. */
export function PlayLink() {
  const t = useTranslations('records');
  return (
    <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
      {t('play')}
    </Link>
  );
}
