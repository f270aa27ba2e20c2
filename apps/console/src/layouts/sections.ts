import type { Permission } from '@croupier/contract/access/permissions.ts';
import {
  Banknote,
  ChartColumn,
  Dices,
  Gamepad2,
  Gift,
  Gem,
  Globe,
  HeartPulse,
  Inbox,
  Landmark,
  LayoutDashboard,
  Network,
  Newspaper,
  ScrollText,
  ShieldAlert,
  ShieldHalf,
  Store,
  Ticket,
  Timer,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../paths.ts';

type Section = {
  path: string;
  label:
    | 'today.title'
    | 'inbox.title'
    | 'memberList.title'
    | 'agents.title'
    | 'loyalty.title'
    | 'payments.title'
    | 'withdrawals.title'
    | 'games.title'
    | 'games.pages.rounds'
    | 'lottery.title'
    | 'risk.title'
    | 'merchant.title'
    | 'sites'
    | 'promotions.title'
    | 'content.title'
    | 'reports.title'
    | 'jobs.title'
    | 'health.title'
    | 'operators.title'
    | 'roles.title'
    | 'audit.title';
  icon: LucideIcon;
  /** Further paths of its pages, besides those below its own. */
  also?: readonly string[];
  permission: Permission;
  /** Goes there after `g`. */
  letter?: string;
};

/** The sections of the console; an operator sees those that a permission allows. */
export const SECTIONS: readonly Section[] = [
  {
    path: paths.today(),
    label: 'today.title',
    icon: LayoutDashboard,
    permission: 'overview.view',
    letter: 't',
  },
  { path: paths.inbox(), label: 'inbox.title', icon: Inbox, permission: 'approvals.view', letter: 'i' },
  { path: paths.members(), label: 'memberList.title', icon: Users, permission: 'members.view', letter: 'm' },
  { path: paths.agents(), label: 'agents.title', icon: Network, permission: 'agents.view', letter: 'n' },
  {
    path: paths.redemptions(),
    label: 'loyalty.title',
    icon: Gem,
    also: [paths.goods(), paths.pointRates(), paths.exchangeTable(), paths.vipLevels()],
    permission: 'loyalty.view',
    letter: 'e',
  },
  {
    path: paths.deposits(),
    label: 'payments.title',
    icon: Landmark,
    also: [
      paths.movements(),
      paths.reconciliation(),
      paths.paymentMethods(),
      paths.paymentAccounts(),
      paths.refunds(),
      paths.chargebacks(),
    ],
    permission: 'payments.view',
    letter: 'd',
  },
  {
    path: paths.withdrawalDesk(),
    label: 'withdrawals.title',
    icon: Banknote,
    also: [paths.withdrawals(), paths.payouts(), paths.disputes()],
    permission: 'payments.view',
    letter: 'w',
  },
  { path: paths.vendors(), label: 'games.title', icon: Gamepad2, permission: 'games.view', letter: 'g' },
  { path: paths.rounds(), label: 'games.pages.rounds', icon: Dices, permission: 'rounds.view', letter: 'r' },
  {
    path: paths.lotteryDraws(),
    label: 'lottery.title',
    icon: Ticket,
    permission: 'games.view',
    letter: 'y',
  },
  { path: paths.cases(), label: 'risk.title', icon: ShieldAlert, permission: 'cases.view', letter: 'k' },
  {
    path: paths.promotions(),
    label: 'promotions.title',
    icon: Gift,
    permission: 'promotions.view',
    letter: 'f',
  },
  { path: paths.content(), label: 'content.title', icon: Newspaper, permission: 'content.view', letter: 'c' },
  {
    path: paths.merchants(),
    label: 'merchant.title',
    icon: Store,
    permission: 'merchants.view',
    letter: 'b',
  },
  { path: paths.sites(), label: 'sites', icon: Globe, permission: 'sites.view', letter: 's' },
  {
    path: paths.reports(),
    label: 'reports.title',
    icon: ChartColumn,
    permission: 'reports.view',
    letter: 'p',
  },
  { path: paths.audit(), label: 'audit.title', icon: ScrollText, permission: 'audit.view', letter: 'a' },
  { path: paths.jobs(), label: 'jobs.title', icon: Timer, permission: 'jobs.view', letter: 'j' },
  { path: paths.health(), label: 'health.title', icon: HeartPulse, permission: 'health.view', letter: 'h' },
  {
    path: paths.operators(),
    label: 'operators.title',
    icon: UserCog,
    permission: 'operators.view',
    letter: 'o',
  },
  { path: paths.roles(), label: 'roles.title', icon: ShieldHalf, permission: 'operators.view', letter: 'l' },
];

/** The section that a page belongs to. */
export const sectionOf = (pathname: string): Section | undefined =>
  SECTIONS.find(({ path, also = [] }) =>
    path === paths.today()
      ? pathname === path
      : [path, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`)),
  );
