import type { Game } from '@croupier/contract/catalogue.ts';

/** What the page of a game says instead of the game. */
export type Notice = 'maintenance' | 'visitor' | 'opening' | 'notConnected' | 'trial' | 'failed' | 'ready';

export type Launch = {
  /** Code of the refusal. */
  refused: string | undefined;
  /** Whether it failed in any way. */
  failed: boolean;
  opened: boolean;
};

const REFUSALS: Readonly<Record<string, Notice>> = {
  'catalogue.vendor_maintenance': 'maintenance',
  'catalogue.vendor_not_connected': 'notConnected',
  in_need_true_account: 'trial',
};

/** The vendor's state comes first: nobody shall sign in only to hear that there is nothing to open. */
export function noticeOf(game: Pick<Game, 'state'>, signedIn: boolean, launch: Launch): Notice {
  if (game.state === 'maintenance') return 'maintenance';
  if (!signedIn) return 'visitor';
  if (launch.opened) return 'ready';
  if (!launch.failed) return 'opening';
  return REFUSALS[launch.refused ?? ''] ?? 'failed';
}
