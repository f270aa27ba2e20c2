import { Checkbox, type CheckboxProps } from '@croupier/ui/fields/Checkbox.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';

/** The "remember me" option for one day, and the link for a forgotten password. */
export function LoginOptions(props: Omit<CheckboxProps, 'label'>) {
  const t = useTranslations('auth');
  const state = useReturnState();
  return (
    <div className="-my-2 flex flex-wrap items-center justify-between gap-x-2">
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
