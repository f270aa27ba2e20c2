import { buttonClass } from '@croupier/ui/button-class.ts';
import { Play, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/use-return-state.ts';

/** The one thing to do next. */
export function HeroActions({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('home');
  const state = useReturnState();
  const main = buttonClass({ variant: 'primary', size: 'lg' });
  const other = buttonClass({ variant: 'secondary', size: 'lg' });
  return (
    <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
      {signedIn ? (
        <Link to={paths.originals()} className={main}>
          <Play aria-hidden />
          {t('heroPlay')}
        </Link>
      ) : (
        <>
          <Link to={paths.register()} state={state} preventScrollReset className={main}>
            <UserPlus aria-hidden />
            {t('heroRegister')}
          </Link>
          <Link to={paths.login()} state={state} preventScrollReset className={other}>
            {t('heroSignIn')}
          </Link>
        </>
      )}
    </div>
  );
}
