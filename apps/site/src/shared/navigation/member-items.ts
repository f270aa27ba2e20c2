import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  BadgePercent,
  Banknote,
  ChartNoAxesCombined,
  FileSpreadsheet,
  Landmark,
  Mail,
  ScrollText,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { missionsItem, protectionItem, rewardsItem, type MenuItem } from './menu-items.ts';

export type MemberGroup = {
  title: `payments.menu.${'money' | 'rewards' | 'records' | 'account'}`;
  items: readonly MenuItem[];
};

/** Pages of the member centre by subject, in the order of their tabs. */
export const memberGroups: readonly MemberGroup[] = [
  {
    title: 'payments.menu.money',
    items: [
      { path: paths.wallet(), label: 'nav.wallet', icon: Wallet },
      { path: paths.deposit(), label: 'nav.deposit', icon: ArrowDownToLine },
      { path: paths.withdrawal(), label: 'nav.withdraw', icon: ArrowUpFromLine },
      rewardsItem,
      { path: paths.beneficiaries(), label: 'nav.beneficiaries', icon: Landmark },
    ],
  },
  {
    title: 'payments.menu.rewards',
    items: [
      missionsItem,
      { path: paths.missionLeaderboard(), label: 'nav.missionLeaderboard', icon: Trophy },
    ],
  },
  {
    title: 'payments.menu.records',
    items: [
      { path: paths.paymentsRecord(), label: 'nav.paymentsRecord', icon: Banknote },
      { path: paths.bettingRecord(), label: 'nav.bettingRecord', icon: ScrollText },
      { path: paths.accountRecord(), label: 'nav.accountRecord', icon: ArrowLeftRight },
      { path: paths.profitAndLoss(), label: 'nav.profitAndLoss', icon: ChartNoAxesCombined },
      { path: paths.bonusDetails(), label: 'nav.bonusDetails', icon: BadgePercent },
      { path: paths.statements(), label: 'nav.statements', icon: FileSpreadsheet },
    ],
  },
  {
    title: 'payments.menu.account',
    items: [
      { path: paths.securityCenter(), label: 'nav.myAccount', icon: UserRound },
      { path: paths.identity(), label: 'nav.identity', icon: BadgeCheck },
      { path: paths.messages(), label: 'nav.messages', icon: Mail },
      protectionItem,
    ],
  },
];
