import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** Beside the tagline on phones, where two lines fit the height of one. */
const NARROW =
  'max-sm:h-auto! max-sm:min-h-11 max-sm:px-3.5! max-sm:py-1.5 max-sm:leading-tight! max-sm:whitespace-normal!';

/** Register and sign-in buttons; phones have the second one in the bar at the bottom. */
export function HeroActions() {
  const t = useTranslations('home');
  const state = useReturnState();
  return (
    <div className="welcome-actions">
      <Link
        to={paths.register()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'primary' }, NARROW)}
      >
        <UserPlus aria-hidden className="max-sm:hidden" />
        {t('heroRegister')}
      </Link>
      <Link
        to={paths.login()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'secondary' }, 'max-sm:hidden')}
      >
        {t('heroSignIn')}
      </Link>
    </div>
  );
}
