import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useReturnState } from '../../shared/navigation/use-return-state.ts';

/** Asks visitors to sign in to see favourite or recent games. */
export function SignInPrompt() {
  const t = useTranslations();
  return (
    <EmptyState
      icon={<Heart />}
      title={t('games.signInTitle')}
      text={t('games.signInText')}
      action={
        <Link
          to={paths.login()}
          state={useReturnState()}
          preventScrollReset
          className={buttonClass({ variant: 'primary' })}
        >
          {t('nav.login')}
        </Link>
      }
    />
  );
}
