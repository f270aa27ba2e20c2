import type { Game } from '@croupier/contract/games/catalogue.ts';

/** The notice shown instead of a game. */
export type Notice =
  | 'maintenance'
  | 'visitor'
  | 'opening'
  | 'notConnected'
  | 'trial'
  | 'notAnswering'
  | 'failed'
  | 'ready';

export type Launch = {
  /** Error code of the refusal. */
  refused: string | undefined;
  /** Plays for free and there is a demo, so that the game itself is not launched. */
  playsFree?: boolean;
  /** Whether the launch failed. */
  failed: boolean;
  opened: boolean;
};

const REFUSALS: Readonly<Record<string, Notice>> = {
  'catalogue.game_maintenance': 'maintenance',
  'catalogue.vendor_maintenance': 'maintenance',
  'catalogue.vendor_not_connected': 'notConnected',
  'vendors.stopped': 'maintenance',
  'vendors.not_answering': 'notAnswering',
  in_need_true_account: 'trial',
};

/**
 * The vendor's state comes first, so that nobody signs in only to learn that the game is unavailable. A game that is open
 * stays: its open rounds end.
 */
export function noticeOf(game: Pick<Game, 'state'>, signedIn: boolean, launch: Launch): Notice {
  if (signedIn && launch.opened) return 'ready';
  if (game.state === 'maintenance') return 'maintenance';
  if (!signedIn) return 'visitor';
  if (launch.playsFree) return 'trial';
  if (!launch.failed) return 'opening';
  return REFUSALS[launch.refused ?? ''] ?? 'failed';
}
