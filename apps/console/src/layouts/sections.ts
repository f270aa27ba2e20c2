import type { Permission } from '@croupier/contract/access/permissions.ts';
import { Globe, Inbox, LayoutDashboard, ShieldHalf, Users, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

type Section = {
  path: string;
  label: 'overview' | 'inbox.title' | 'sites' | 'operators.title' | 'roles.title';
  icon: LucideIcon;
  permission: Permission;
  /** Goes there after `g`. */
  letter?: string;
};

/** The sections of the console; an operator sees those that a permission allows. */
export const SECTIONS: readonly Section[] = [
  {
    path: paths.overview(),
    label: 'overview',
    icon: LayoutDashboard,
    permission: 'overview.view',
    letter: 't',
  },
  { path: paths.inbox(), label: 'inbox.title', icon: Inbox, permission: 'approvals.view', letter: 'i' },
  { path: paths.sites(), label: 'sites', icon: Globe, permission: 'sites.view', letter: 's' },
  {
    path: paths.operators(),
    label: 'operators.title',
    icon: Users,
    permission: 'operators.view',
    letter: 'o',
  },
  { path: paths.roles(), label: 'roles.title', icon: ShieldHalf, permission: 'operators.view', letter: 'l' },
];
