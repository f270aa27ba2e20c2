import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { securityDialogPath } from '../../paths.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';

/** Says before anybody fills in a form that a withdrawal password has to be set first. */
export function PasswordNeeded() {
  const t = useTranslations('loyalty.redeem');
  const { data: member } = useQuery(memberQuery);
  if (!member || member.pwdEnabled) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-field bg-warn-soft p-3 text-sm font-semibold text-warn">
      <KeyRound aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t('setPassword')}</span>
      <Link
        to={securityDialogPath('paymentPassword')}
        state={{ opened: true }}
        className={buttonClass({ size: 'sm' })}
      >
        {t('set')}
      </Link>
    </p>
  );
}
