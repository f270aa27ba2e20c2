import { LayoutDashboard, ShieldCheck, type LucideIcon } from 'lucide-react';
import { paths } from '../../paths.ts';

export type AgentItem = { path: string; label: `agent.${'home' | 'security'}`; icon: LucideIcon };

/** Existing pages of the agent centre. */
export const agentItems: readonly AgentItem[] = [
  { path: paths.agentHome(), label: 'agent.home', icon: LayoutDashboard },
  { path: paths.securityCenter(), label: 'agent.security', icon: ShieldCheck },
];
