import {
  ArrowUpDown,
  Bird,
  Bomb,
  Castle,
  Cherry,
  CircleDot,
  Clock,
  Club,
  Coins,
  Crown,
  Flag,
  Gift,
  Dices,
  Fish,
  Gauge,
  Grid3x3,
  Heart,
  FileText,
  HeartHandshake,
  House,
  Lamp,
  LifeBuoy,
  ListChecks,
  LoaderPinwheel,
  PackageOpen,
  LockKeyhole,
  Mail,
  LayoutGrid,
  Medal,
  Megaphone,
  Joystick,
  Pyramid,
  ScrollText,
  ShieldCheck,
  Spade,
  Smartphone,
  Sparkles,
  Ticket,
  Tickets,
  TrendingUp,
  Trophy,
  UserPlus,
  UserRound,
  Video,
  Wallet,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { Game, GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_PATHS, gamePath, paths } from '../../paths.ts';

export type MenuItem = {
  path: string;
  label: `nav.${'home' | 'promotions' | 'pointMall' | 'vip' | 'winners' | 'download' | 'notices' | 'inviteFriends' | 'allGames' | 'originals' | 'favorites' | 'recent' | 'fairness' | 'bettingRecord' | 'accountRecord' | 'messages' | 'wallet' | 'deposit' | 'withdraw' | 'beneficiaries' | 'transferToUpline' | 'manualRebate' | 'paymentsRecord' | 'profitAndLoss' | 'statements' | 'bonusDetails' | 'identity' | 'help' | 'terms' | 'privacy' | 'saferPlay' | 'protection' | 'myAccount' | 'rewards' | 'missions' | 'missionLeaderboard' | 'races' | 'raffles' | 'redEnvelope' | 'luckyWheel' | `category.${GameCategory}`}`;
  /** Shown instead of the label: a name is not translated. */
  name?: string;
  icon: LucideIcon;
  /** Current only on the page itself, not on pages below it. */
  exact?: boolean;
};

export const mainItems: readonly MenuItem[] = [
  { path: paths.home(), label: 'nav.home', icon: House, exact: true },
];

export const promotionsItem: MenuItem = { path: paths.promotions(), label: 'nav.promotions', icon: Gift };

export const pointMallItem: MenuItem = { path: paths.pointMall(), label: 'nav.pointMall', icon: Coins };

export const vipItem: MenuItem = { path: paths.vip(), label: 'nav.vip', icon: Medal };

export const rewardsItem: MenuItem = { path: paths.rewards(), label: 'nav.rewards', icon: PackageOpen };

export const winnersItem: MenuItem = { path: paths.winners(), label: 'nav.winners', icon: Crown };

/** Where an agent finds the invitation link. */
export const inviteItem: MenuItem = {
  path: paths.registerCenter(),
  label: 'nav.inviteFriends',
  icon: UserPlus,
};

/** What members compete for and collect. */
export const contestItems: readonly MenuItem[] = [
  { path: paths.races(), label: 'nav.races', icon: Flag },
  { path: paths.raffles(), label: 'nav.raffles', icon: Tickets },
  { path: paths.luckyWheel(), label: 'nav.luckyWheel', icon: LoaderPinwheel },
  { path: paths.redEnvelope(), label: 'nav.redEnvelope', icon: Mail },
];

export const missionsItem: MenuItem = { path: paths.missions(), label: 'nav.missions', icon: ListChecks };

/** Where a player finds code and link. */
export const friendsItem: MenuItem = {
  path: paths.inviteFriends(),
  label: 'nav.inviteFriends',
  icon: UserPlus,
};

export const downloadItem: MenuItem = { path: paths.download(), label: 'nav.download', icon: Smartphone };
export const noticesItem: MenuItem = { path: paths.notices(), label: 'nav.notices', icon: Megaphone };
export const allGamesItem: MenuItem = { path: paths.gameCenter(), label: 'nav.allGames', icon: LayoutGrid };

/** The brand's own studio. */
export const studioItem: MenuItem = {
  path: paths.originals(),
  label: 'nav.category.bgs',
  icon: Sparkles,
  exact: true,
};

const OWN_ICONS: Readonly<Record<string, LucideIcon>> = {
  dice: Dices,
  mines: Bomb,
  crash: TrendingUp,
  limbo: Gauge,
  plinko: Pyramid,
  keno: Grid3x3,
  wheel: LoaderPinwheel,
  roulette: CircleDot,
  baccarat: Spade,
  'nine-lanterns': Lamp,
  towers: Castle,
  hilo: ArrowUpDown,
  blackjack: Club,
};

/** More would hide what is below them. */
const OWN_ITEMS = 6;

/** The first of the merchant's in-house games, under the names that it gives them. */
export const ownGameItems = (games: readonly Pick<Game, 'gameId' | 'displayName'>[]): MenuItem[] =>
  games.slice(0, OWN_ITEMS).map(({ gameId, displayName }) => ({
    path: gamePath(gameId),
    label: 'nav.category.bgs',
    name: displayName,
    icon: OWN_ICONS[gameId] ?? Sparkles,
  }));

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
