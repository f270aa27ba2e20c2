import { useFormat } from '@croupier/web/preferences/use-format.ts';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Coins,
  Gift,
  HandCoins,
  Percent,
  Scale,
  Trophy,
  UserRoundCheck,
  UserRoundPlus,
  WalletMinimal,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { Change } from '../parts/Change.tsx';
import { Figure } from '../parts/Figure.tsx';
import { usePeriodSearch } from '../period/use-agent-period.ts';
import type { Overview } from './NeedsYou.tsx';

type Figures = Overview['current'];
type Key = keyof Figures;

const LARGE = ['ownIncome', 'netResult', 'validBet'] as const;
const SMALL = [
  'deposits',
  'withdrawals',
  'payout',
  'rebates',
  'bonuses',
  'newMembers',
  'firstDeposits',
  'active',
] as const;

const ICONS: Partial<Record<Key, ReactNode>> = {
  ownIncome: <HandCoins aria-hidden />,
  netResult: <Scale aria-hidden />,
  validBet: <Coins aria-hidden />,
  deposits: <ArrowDownToLine aria-hidden />,
  withdrawals: <ArrowUpFromLine aria-hidden />,
  payout: <Trophy aria-hidden />,
  rebates: <Percent aria-hidden />,
  bonuses: <Gift aria-hidden />,
  newMembers: <UserRoundPlus aria-hidden />,
  firstDeposits: <WalletMinimal aria-hidden />,
  active: <UserRoundCheck aria-hidden />,
};

const TARGETS: Partial<Record<Key, string>> = {
  ownIncome: paths.agentIncome(),
  netResult: paths.agentLosses(),
  validBet: paths.agentBets(),
  deposits: paths.agentTransactions(),
  withdrawals: paths.agentTransactions(),
  payout: paths.agentLosses(),
  rebates: paths.agentLosses(),
  bonuses: paths.agentLosses(),
  newMembers: paths.agentTeam(),
  active: paths.agentTeam(),
};

/** What the period brought, against as many days before. */
export function PeriodFigures({ current, before }: Pick<Overview, 'current' | 'before'>) {
  const t = useTranslations('agent.figure');
  const format = useFormat();
  const search = usePeriodSearch();
  const shown = (value: bigint | number | null, isSigned: boolean): string => {
    if (value === null) return '–';
    return typeof value === 'number'
      ? format.number(value)
      : format.amount(value, isSigned ? { sign: 'always' } : {});
  };
  const card = (key: (typeof LARGE | typeof SMALL)[number], isLarge: boolean): ReactNode => {
    const [now, then] = [current[key], before[key]];
    const pathname = TARGETS[key];
    return (
      <Figure
        key={key}
        label={t(key)}
        icon={ICONS[key]}
        isLarge={isLarge}
        value={shown(now, key === 'netResult')}
        to={pathname && { pathname, search }}
        note={
          now !== null &&
          then !== null && (
            <Change
              current={BigInt(now)}
              before={BigInt(then)}
              title={t('before', { value: shown(then, key === 'netResult') })}
            />
          )
        }
      />
    );
  };
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
        {LARGE.map((key) => card(key, true))}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">{SMALL.map((key) => card(key, false))}</div>
    </section>
  );
}
