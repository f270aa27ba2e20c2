import { Card } from '@croupier/ui/layout/Card.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { WithdrawalTerms } from '@croupier/contract/payments/withdrawals.ts';
import type { Funds } from '@croupier/contract/payments/records.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpFromLine, Dices, Gift, Hourglass, Scale, Star, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Obstacles } from '../../shared/payments/Obstacles.tsx';
import { fundsQuery, termsQuery } from '../../shared/payments/payments.queries.ts';
import { VendorWallets } from './vendors/VendorWallets.tsx';

type PartProps = { icon: ReactNode; label: string; text: string; value: string; quiet: boolean };

const Part = ({ icon, label, text, value, quiet }: PartProps) => (
  <li className="flex items-center gap-3.5 rounded-card border border-line bg-panel p-4 shadow-raised">
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-tile bg-surface-3 text-muted [&_svg]:size-5"
    >
      {icon}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-semibold text-text">{label}</span>
      <span className="block text-xs text-subtle">{text}</span>
    </span>
    <span
      className={`numeric shrink-0 font-display text-base font-bold ${quiet ? 'text-subtle' : 'text-text'}`}
    >
      {value}
    </span>
  </li>
);

function Parts({ funds }: { funds: Funds }) {
  const t = useTranslations('payments.funds');
  const format = useFormat();
  const { currency } = funds;
  const amount = (minor: bigint): string => format.amount(minor, { currency });
  const parts = [
    { key: 'main', icon: <Wallet />, minor: funds.main },
    { key: 'bonus', icon: <Gift />, minor: funds.bonus },
    { key: 'inPlay', icon: <Dices />, minor: funds.inPlay },
    { key: 'held', icon: <Hourglass />, minor: funds.held },
    { key: 'disputed', icon: <Scale />, minor: funds.disputed },
  ] as const;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {parts.map(({ key, icon, minor }) => (
        <Part
          key={key}
          icon={icon}
          label={t(key)}
          text={t(`${key}Text`)}
          value={amount(minor)}
          quiet={minor === 0n}
        />
      ))}
      <Part
        icon={<Star />}
        label={t('points')}
        text={t('pointsText')}
        value={format.plainAmount(funds.points)}
        quiet={funds.points === 0n}
      />
    </ul>
  );
}

const SCALE = 10_000;

/** The valid bet that deposits owe, with how far it is done. */
function Turnover({ turnover, currency }: Pick<WithdrawalTerms, 'turnover' | 'currency'>) {
  const t = useTranslations('payments.funds');
  const format = useFormat();
  const { required, done } = turnover;
  const isDone = done >= required;
  const part = required === 0n ? 1 : Number((done * BigInt(SCALE)) / required) / SCALE;
  const text = isDone
    ? t('turnoverDone')
    : t('turnoverOf', {
        done: format.amount(done, { currency }),
        required: format.amount(required, { currency }),
      });
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{t('turnover')}</h2>
        <p className="numeric text-sm font-semibold text-text">{text}</p>
      </div>
      <Progress
        className="mt-3"
        label={t('turnover')}
        value={part}
        valueText={text}
        tone={isDone ? 'win' : 'brand'}
      />
      <p className="mt-3 text-sm text-muted">{t('turnoverText')}</p>
    </Card>
  );
}

function Head({ funds, terms }: { funds: Funds; terms: WithdrawalTerms }) {
  const t = useTranslations('payments.funds');
  const format = useFormat();
  const { currency } = funds;
  const total = funds.main + funds.bonus + funds.inPlay + funds.held + funds.disputed;
  return (
    <Card tone="lit" padding="lg">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-sm text-muted">{t('total')}</dt>
          <dd className="numeric mt-1 font-display text-3xl font-bold text-text sm:text-4xl">
            {format.amount(total, { currency })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('withdrawable')}</dt>
          <dd className="numeric mt-1 font-display text-2xl font-bold text-win sm:text-3xl">
            {format.amount(terms.withdrawable, { currency })}
          </dd>
        </div>
      </dl>
      <div className="mt-6 grid grid-cols-2 gap-3 sm:flex">
        <Link to={paths.deposit()} className={buttonClass({ variant: 'primary' })}>
          <ArrowDownToLine aria-hidden />
          {t('deposit')}
        </Link>
        <Link to={paths.withdrawal()} className={buttonClass()}>
          <ArrowUpFromLine aria-hidden />
          {t('withdraw')}
        </Link>
        <Link to={paths.paymentsRecord()} className={buttonClass({ variant: 'ghost' }, 'max-sm:col-span-2')}>
          {t('more')}
        </Link>
      </div>
    </Card>
  );
}

/** Every amount of the member, what can be withdrawn now, and why not more. */
export function WalletPage() {
  const t = useTranslations('payments.funds');
  const funds = useQuery(fundsQuery);
  const terms = useQuery(termsQuery);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </header>
      {funds.isLoadingError || terms.isLoadingError ? (
        <QueryProblem query={[funds, terms]} />
      ) : funds.data && terms.data ? (
        <>
          <Head funds={funds.data} terms={terms.data} />
          <Obstacles obstacles={terms.data.obstacles} />
          <Parts funds={funds.data} />
          <VendorWallets />
          <Turnover turnover={terms.data.turnover} currency={terms.data.currency} />
        </>
      ) : (
        <>
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </>
      )}
    </div>
  );
}
