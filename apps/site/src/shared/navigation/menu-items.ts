import {
  Bird,
  Bomb,
  Cherry,
  Clock,
  Crown,
  Gift,
  Dices,
  Fish,
  Heart,
  FileText,
  HeartHandshake,
  House,
  LifeBuoy,
  LockKeyhole,
  Mail,
  LayoutGrid,
  Megaphone,
  Joystick,
  ScrollText,
  ShieldCheck,
  Spade,
  Smartphone,
  Sparkles,
  Ticket,
  Trophy,
  UserPlus,
  UserRound,
  Video,
  Wallet,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_PATHS, paths } from '../../paths.ts';

export type MenuItem = {
  path: string;
  label: `nav.${'home' | 'promotions' | 'winners' | 'download' | 'notices' | 'inviteFriends' | 'allGames' | 'originals' | 'dice' | 'mines' | 'favorites' | 'recent' | 'fairness' | 'bettingRecord' | 'accountRecord' | 'messages' | 'wallet' | 'deposit' | 'withdraw' | 'beneficiaries' | 'paymentsRecord' | 'profitAndLoss' | 'statements' | 'bonusDetails' | 'identity' | 'help' | 'terms' | 'privacy' | 'saferPlay' | 'protection' | 'myAccount' | `category.${GameCategory}`}`;
  icon: LucideIcon;
  /** Current only on the page itself, not on pages below it. */
  exact?: boolean;
};

export const mainItems: readonly MenuItem[] = [
  { path: paths.home(), label: 'nav.home', icon: House, exact: true },
];

export const promotionsItem: MenuItem = { path: paths.promotions(), label: 'nav.promotions', icon: Gift };

export const winnersItem: MenuItem = { path: paths.winners(), label: 'nav.winners', icon: Crown };

/** Where an agent finds the invitation link. */
export const inviteItem: MenuItem = { path: paths.agentHome(), label: 'nav.inviteFriends', icon: UserPlus };

export const downloadItem: MenuItem = { path: paths.download(), label: 'nav.download', icon: Smartphone };
export const noticesItem: MenuItem = { path: paths.notices(), label: 'nav.notices', icon: Megaphone };
export const allGamesItem: MenuItem = { path: paths.gameCenter(), label: 'nav.allGames', icon: LayoutGrid };

export const gameItems: readonly MenuItem[] = [
  { path: paths.dice(), label: 'nav.dice', icon: Dices },
  { path: paths.mines(), label: 'nav.mines', icon: Bomb },
];

export const trustItems: readonly MenuItem[] = [
  { path: paths.fairness(), label: 'nav.fairness', icon: ShieldCheck },
  { path: paths.help(), label: 'nav.help', icon: LifeBuoy },
];

/** One click away from everywhere; visitors are asked to sign in first. */
export const protectionItem: MenuItem = {
  path: paths.protection(),
  label: 'nav.protection',
  icon: HeartHandshake,
};

/** Rules that visitors must be able to read; every merchant's help centre has them. */
export const rulesItems: readonly MenuItem[] = [
  { path: paths.help('term'), label: 'nav.terms', icon: FileText },
  { path: paths.help('privacy'), label: 'nav.privacy', icon: LockKeyhole },
  { path: paths.help('safer-play'), label: 'nav.saferPlay', icon: HeartHandshake },
];

const CATEGORY_ICONS: Readonly<Record<GameCategory, LucideIcon>> = {
  bgs: Sparkles,
  lott: Ticket,
  elott: Zap,
  live: Video,
  sports: Trophy,
  fish: Fish,
  rng: Cherry,
  pvp: Spade,
  esports: Joystick,
  cockfight: Bird,
};

export type CategoryItem = MenuItem & { category: GameCategory };

/** Categories that have vendors here, in the order of the navigation. */
export const categoryItems = (menus: readonly GameMenu[]): CategoryItem[] =>
  (Object.keys(CATEGORY_PATHS) as GameCategory[])
    .filter((category) =>
      menus.some(({ gameCategory, vendors }) => gameCategory === category && vendors.length > 0),
    )
    .map((category) => ({
      category,
      path: CATEGORY_PATHS[category],
      label: `nav.category.${category}`,
      icon: CATEGORY_ICONS[category],
      exact: true,
    }));

/** The top navigation: home, the categories that have vendors, promotions. */
export const topItems = (menus: readonly GameMenu[]): Array<MenuItem & { category?: GameCategory }> => [
  ...mainItems,
  ...categoryItems(menus),
  promotionsItem,
];

/** A member's own game lists. */
export const pickedItems: readonly MenuItem[] = [
  { path: paths.favorite(), label: 'nav.favorites', icon: Heart },
  { path: paths.recent(), label: 'nav.recent', icon: Clock },
];

/** What the side menu of the site shows of the member centre; `member-items.ts` has all of it. */
export const memberItems: readonly MenuItem[] = [
  { path: paths.wallet(), label: 'nav.wallet', icon: Wallet },
  { path: paths.securityCenter(), label: 'nav.myAccount', icon: UserRound },
  { path: paths.bettingRecord(), label: 'nav.bettingRecord', icon: ScrollText },
  { path: paths.messages(), label: 'nav.messages', icon: Mail },
  protectionItem,
];
