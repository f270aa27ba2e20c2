import {
  ArrowLeftRight,
  Bomb,
  Dices,
  House,
  ScrollText,
  ShieldCheck,
  Sparkles,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../paths.ts';

export type MenuItem = {
  path: string;
  label: `nav.${'home' | 'originals' | 'dice' | 'mines' | 'fairness' | 'bettingRecord' | 'accountRecord' | 'myAccount'}`;
  icon: LucideIcon;
  /** Current only on the page itself, not on those below it. */
  exact?: boolean;
};

export const mainItems: readonly MenuItem[] = [
  { path: paths.home(), label: 'nav.home', icon: House, exact: true },
  { path: paths.originals(), label: 'nav.originals', icon: Sparkles, exact: true },
];

export const gameItems: readonly MenuItem[] = [
  { path: paths.dice(), label: 'nav.dice', icon: Dices },
  { path: paths.mines(), label: 'nav.mines', icon: Bomb },
];

export const trustItems: readonly MenuItem[] = [
  { path: paths.fairness(), label: 'nav.fairness', icon: ShieldCheck },
];

/** Pages of the member centre, in the order of their tabs. */
export const memberItems: readonly MenuItem[] = [
  { path: paths.securityCenter(), label: 'nav.myAccount', icon: UserRound },
  { path: paths.bettingRecord(), label: 'nav.bettingRecord', icon: ScrollText },
  { path: paths.accountRecord(), label: 'nav.accountRecord', icon: ArrowLeftRight },
];
