import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** Sign-in and registration buttons; both return to the current page. */
export function VisitorButtons() {
  const t = useTranslations('nav');
  const state = useReturnState();
  return (
    <>
      <Link
        to={paths.login()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-[26rem]:hidden')}
      >
        {t('login')}
      </Link>
      <Link
        to={paths.register()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'primary', size: 'sm' })}
      >
        {t('register')}
      </Link>
    </>
  );
}
