import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';

/** What visitors see where only members have something to see. */
export function SignInFirst({ icon, title, text }: { icon: ReactElement; title: string; text: string }) {
  const t = useTranslations('contests');
  const returnState = useReturnState();
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Link
          to={paths.login()}
          state={returnState}
          preventScrollReset
          className={buttonClass({ variant: 'primary' })}
        >
          {t('signIn')}
        </Link>
      }
    />
  );
}
