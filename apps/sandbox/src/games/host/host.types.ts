import type { FastifyInstance } from 'fastify';
import type { Calls } from './calls.ts';
import type { Catalogue } from './catalogue.ts';
import type { LocalBook } from './local-book.ts';
import type { Operators } from './operators.ts';
import type { Players } from './players.ts';
import type { Rewards } from './rewards.ts';
import type { Seeds } from './seeds.ts';
import type { Store } from './store.ts';
import type { Units } from './units.ts';
import type { VendorFaults } from './vendor-faults.ts';
import type { Wallet } from './wallet.ts';
import type { CatalogueGame, Seat, WalletProtocol } from './vendor.types.ts';

export type Protocol = WalletProtocol & {
  /** The calls of operators: launch, games, transactions and so on, below `/v/:vendor/<protocol>`. */
  addRoutes: (server: FastifyInstance, host: Host) => void;
};

/** A running table, for lobbies. */
export type TableState = {
  game: string;
  /** Left out where any number of players may bet. */
  seats?: number;
  players: number;
  dealer?: string;
  min: bigint;
  max: bigint;
  /** Newest first, in the engine's own short words such as `banker`. */
  history: readonly string[];
};

/** By language code. */
type Names = Readonly<Partial<Record<'EN' | 'TY', string>>>;
export type FixtureSide = { names: Names; color: string };

/** A match or a fight that is coming or on, for lobbies. */
export type FixtureState = {
  id: string;
  title: Names;
  sides: readonly [FixtureSide, FixtureSide];
  startsAt: number;
  /** When bets close; null if they are taken until the end. */
  closesAt: number | null;
  /** The minute and the score of one that is on; null where there is none. */
  live: { minute: number | null; score: readonly [number, number] | null } | null;
  /** In thousandths, as the game offers them at this moment; null: no bets now. Without `draw` there is none. */
  odds: { readonly home: number | null; readonly draw?: number | null; readonly away: number | null };
  /** The market of these odds. */
  market: string;
};

export type RunningEngine = {
  enter: (seat: Seat) => void;
  /** `message` comes from the browser and is unchecked. */
  receive: (seat: Seat, message: { [key: string]: unknown }) => void | Promise<void>;
  leave: (seat: Seat) => void;
  /** As the players of a currency see it. */
  table?: (game: CatalogueGame, currency: string) => TableState;
  fixtures?: (game: CatalogueGame) => FixtureState[];
  /** Continues the units that a stopped process left open. */
  recover: () => Promise<void>;
  stop: () => void;
};

/** The rules of a group of games. */
export type Engine = {
  id: string;
  /** Whether it plays this game of the catalogue. */
  plays: (game: CatalogueGame) => boolean;
  /** The browser module and the styles, as paths below `games/`. */
  script: string;
  style: string;
  start: (host: Host) => RunningEngine;
  /** Pictures of its own. */
  addRoutes?: (server: FastifyInstance, host: Host) => void;
};

/** What engines and protocols work with. */
export type Host = {
  now: () => number;
  /** Public address, without a slash at its end. */
  url: () => string;
  store: Store;
  seeds: Seeds;
  units: Units;
  calls: Calls;
  wallet: Wallet;
  localBook: LocalBook;
  faults: VendorFaults;
  catalogue: Catalogue;
  operators: Operators;
  players: Players;
  rewards: Rewards;
  /** The engine that plays a game. Undefined: the game cannot be launched. */
  engineOf: (game: CatalogueGame) => RunningEngine | undefined;
};
