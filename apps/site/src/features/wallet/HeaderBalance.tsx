import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { createStoredChoice } from '../../shared/browser/stored-choice.ts';
import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { balanceQuery } from '../../shared/member/balance.queries.ts';

const balanceHidden = createStoredChoice('balanceHidden');

type SmallButtonProps = { label: string; icon: ReactNode; onPress: () => void; pressed?: boolean };

const SmallButton = ({ label, icon, onPress, pressed }: SmallButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    onClick={onPress}
    className="grid h-9 w-7 shrink-0 place-items-center rounded-field text-subtle hover:text-text sm:w-9 [&_svg]:size-4.5"
  >
    {icon}
  </button>
);

/** The balance in the header, with rolling digits, hide and refresh. */
export function HeaderBalance() {
  const t = useTranslations('nav');
  const format = useFormat();
  const hidden = useStoredChoice(balanceHidden);
  const { data, isError, isFetching, refetch } = useQuery(balanceQuery);

  const amount = (): ReactNode => {
    if (!data) return isError ? <span className="text-sm text-lose">{t('balanceFailed')}</span> : null;
    if (hidden)
      return (
        <>
          <span aria-hidden>••••••</span>
          <span className="sr-only">{t('balanceHidden')}</span>
        </>
      );
    return (
      <RollingNumber
        className="leading-tight"
        value={format.amount(data.amount, { currency: data.currency })}
        data-testid="balance"
      />
    );
  };

  return (
    <section
      aria-label={t('wallet')}
      className="flex h-11 items-center rounded-field bg-well px-0.5 shadow-well ring-1 ring-line ring-inset"
    >
      <SmallButton
        label={hidden ? t('showBalance') : t('hideBalance')}
        icon={hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onPress={() => balanceHidden.set(!hidden)}
      />
      <div className="min-w-20 text-center font-display text-sm font-bold text-text sm:min-w-28 sm:text-base">
        {amount() ?? <Skeleton className="mx-auto h-5 w-20" />}
      </div>
      <SmallButton
        label={t('refreshBalance')}
        icon={<RotateCw aria-hidden className={clsx(isFetching && 'animate-spin')} />}
        onPress={() => void refetch()}
      />
    </section>
  );
}
