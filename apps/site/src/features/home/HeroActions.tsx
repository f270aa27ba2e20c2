import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** The two ways in. */
export function HeroActions() {
  const t = useTranslations('home');
  const state = useReturnState();
  return (
    // One below the other on phones where the words are longer: decided by the language, for a row that wraps while its
    // face is still on its way moves the page.
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
