import type { Permission } from '@croupier/contract/access/permissions.ts';
import { Globe, Inbox, LayoutDashboard, ShieldHalf, Users, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

type Section = {
  path: string;
  label: 'overview' | 'inbox.title' | 'sites' | 'operators.title' | 'roles.title';
  icon: LucideIcon;
  permission: Permission;
};

/** The sections of the console; an operator sees those that a permission allows. */
export const SECTIONS: readonly Section[] = [
  { path: paths.overview(), label: 'overview', icon: LayoutDashboard, permission: 'overview.view' },
  { path: paths.inbox(), label: 'inbox.title', icon: Inbox, permission: 'approvals.view' },
  { path: paths.sites(), label: 'sites', icon: Globe, permission: 'sites.view' },
  { path: paths.operators(), label: 'operators.title', icon: Users, permission: 'operators.view' },
  { path: paths.roles(), label: 'roles.title', icon: ShieldHalf, permission: 'operators.view' },
];
