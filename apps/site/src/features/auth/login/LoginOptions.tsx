import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';

/** Being remembered for a day, and the way out for those who have forgotten. */
export function LoginOptions(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useTranslations('auth');
  const state = useReturnState();
  return (
    <div className="mt-2 mb-3 flex flex-wrap items-center justify-between gap-x-2">
      <Checkbox label={t('remember')} {...props} />
      <Link
        to={paths.forgotPassword()}
        state={state}
        replace
        preventScrollReset
        className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-text underline underline-offset-3"
      >
        {t('forgotLink')}
      </Link>
    </div>
  );
}
