import {
  ArrowLeftRight,
  Bomb,
  Cherry,
  Clock,
  Dices,
  Feather,
  Fish,
  Heart,
  FileText,
  HeartHandshake,
  House,
  LifeBuoy,
  LockKeyhole,
  Mail,
  Joystick,
  ScrollText,
  ShieldCheck,
  Spade,
  Sparkles,
  Ticket,
  TicketCheck,
  Trophy,
  UserRound,
  Video,
  type LucideIcon,
} from 'lucide-react';
import type { GameCategory, GameMenu } from '@croupier/contract/catalogue.ts';
import { CATEGORY_PATHS, paths } from '../paths.ts';

export type MenuItem = {
  path: string;
  label: `nav.${'home' | 'originals' | 'dice' | 'mines' | 'favorites' | 'recent' | 'fairness' | 'bettingRecord' | 'accountRecord' | 'messages' | 'help' | 'terms' | 'privacy' | 'saferPlay' | 'myAccount' | `category.${GameCategory}`}`;
  icon: LucideIcon;
  /** Current only on the page itself, not on those below it. */
  exact?: boolean;
};

export const mainItems: readonly MenuItem[] = [
  { path: paths.home(), label: 'nav.home', icon: House, exact: true },
];

export const gameItems: readonly MenuItem[] = [
  { path: paths.dice(), label: 'nav.dice', icon: Dices },
  { path: paths.mines(), label: 'nav.mines', icon: Bomb },
];

export const trustItems: readonly MenuItem[] = [
  { path: paths.fairness(), label: 'nav.fairness', icon: ShieldCheck },
  { path: paths.help(), label: 'nav.help', icon: LifeBuoy },
];

/** What one has to be able to read before playing; in the help centre of every merchant. */
export const rulesItems: readonly MenuItem[] = [
  { path: paths.help('term'), label: 'nav.terms', icon: FileText },
  { path: paths.help('privacy'), label: 'nav.privacy', icon: LockKeyhole },
  { path: paths.help('safer-play'), label: 'nav.saferPlay', icon: HeartHandshake },
];

const CATEGORY_ICONS: Readonly<Record<GameCategory, LucideIcon>> = {
  bgs: Sparkles,
  lott: Ticket,
  elott: TicketCheck,
  live: Video,
  sports: Trophy,
  fish: Fish,
  rng: Cherry,
  pvp: Spade,
  esports: Joystick,
  cockfight: Feather,
};

/** Categories that have vendors here, in the order of the navigation (row N1). */
export const categoryItems = (menus: readonly GameMenu[]): MenuItem[] =>
  menus
    .filter(({ vendors }) => vendors.length > 0)
    .map(({ gameCategory }) => ({
      path: CATEGORY_PATHS[gameCategory],
      label: `nav.category.${gameCategory}`,
      icon: CATEGORY_ICONS[gameCategory],
      exact: true,
    }));

/** What an account has picked out of the games. */
export const pickedItems: readonly MenuItem[] = [
  { path: paths.favorite(), label: 'nav.favorites', icon: Heart },
  { path: paths.recent(), label: 'nav.recent', icon: Clock },
];

/** Pages of the member centre, in the order of their tabs. */
export const memberItems: readonly MenuItem[] = [
  { path: paths.securityCenter(), label: 'nav.myAccount', icon: UserRound },
  { path: paths.bettingRecord(), label: 'nav.bettingRecord', icon: ScrollText },
  { path: paths.accountRecord(), label: 'nav.accountRecord', icon: ArrowLeftRight },
  { path: paths.messages(), label: 'nav.messages', icon: Mail },
];
