import {
  CalendarDays,
  Clock3,
  FileClock,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  PiggyBank,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  TrendingDown,
  UserRoundPlus,
  UsersRound,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { ContractKind } from '@croupier/agreements/contracts/terms.ts';
import { CONTRACT_PATHS, paths } from '../../../paths.ts';

export type AgentItem = {
  path: string;
  label: `agent.menu.${'overview' | 'announcement' | 'register' | 'team' | 'betting' | 'losses' | 'transactions' | 'income' | 'account' | 'security' | ContractKind}`;
  icon: LucideIcon;
  /** The overview is current only on its own page. */
  exact?: boolean;
  /** Its pages are about a period, which goes along from one to the next. */
  hasPeriod?: boolean;
};

export type AgentGroup = {
  title: `agent.menu.${'start' | 'grow' | 'reports' | 'earnings'}`;
  items: AgentItem[];
};

export const overviewItem: AgentItem = {
  path: paths.agentHome(),
  label: 'agent.menu.overview',
  icon: LayoutDashboard,
  exact: true,
  hasPeriod: true,
};
export const registerItem: AgentItem = {
  path: paths.registerCenter(),
  label: 'agent.menu.register',
  icon: UserRoundPlus,
};
export const teamItem: AgentItem = {
  path: paths.agentTeam(),
  label: 'agent.menu.team',
  icon: UsersRound,
  hasPeriod: true,
};
export const incomeItem: AgentItem = {
  path: paths.agentIncome(),
  label: 'agent.menu.income',
  icon: HandCoins,
  hasPeriod: true,
};

const CONTRACT_ICONS: Readonly<Record<ContractKind, LucideIcon>> = {
  dividend: PiggyBank,
  daily: CalendarDays,
  hourly: Clock3,
  realtime: Zap,
};

const contractItem = (kind: ContractKind): AgentItem => ({
  path: CONTRACT_PATHS[kind],
  label: `agent.menu.${kind}`,
  icon: CONTRACT_ICONS[kind],
});

/** The pages of the back-office by subject; contracts only where the agent has some or may offer some. */
export const agentGroups = (contracts: readonly ContractKind[]): AgentGroup[] => [
  {
    title: 'agent.menu.start',
    items: [overviewItem, { path: paths.agentNotices(), label: 'agent.menu.announcement', icon: Megaphone }],
  },
  { title: 'agent.menu.grow', items: [registerItem, teamItem] },
  {
    title: 'agent.menu.reports',
    items: [
      { path: paths.agentBets(), label: 'agent.menu.betting', icon: ScrollText, hasPeriod: true },
      { path: paths.agentLosses(), label: 'agent.menu.losses', icon: TrendingDown, hasPeriod: true },
      { path: paths.agentTransactions(), label: 'agent.menu.transactions', icon: FileClock, hasPeriod: true },
    ],
  },
  {
    title: 'agent.menu.earnings',
    items: [
      incomeItem,
      { path: paths.agentAccount(), label: 'agent.menu.account', icon: ReceiptText, hasPeriod: true },
      ...contracts.map(contractItem),
    ],
  },
];

export const securityItem: AgentItem = {
  path: paths.securityCenter(),
  label: 'agent.menu.security',
  icon: ShieldCheck,
};
