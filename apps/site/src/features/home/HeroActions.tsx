import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** Register and sign-in buttons. */
export function HeroActions() {
  const t = useTranslations('home');
  const state = useReturnState();
  return (
    // Stacked on phones for languages with longer labels. The language decides, because a row that wraps only until the
    // font has loaded would move the page.
    <div className="flex gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:flex-auto max-sm:*:px-3 max-sm:[:root:not(:lang(en),:lang(th))_&]:flex-col">
      <Link
        to={paths.register()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'primary' })}
      >
        <UserPlus aria-hidden />
        {t('heroRegister')}
      </Link>
      <Link
        to={paths.login()}
        state={state}
        preventScrollReset
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('heroSignIn')}
      </Link>
    </div>
  );
}
