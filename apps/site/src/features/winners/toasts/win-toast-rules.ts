import { gamePath, isCashierPath, isGamePath, isPopupPath } from '../../../paths.ts';

export type ToastMoment = {
  path: string;
  /** The game of the win. */
  gameId: string;
  /** Beside a game there is room only on wide screens. */
  isWide: boolean;
  /** The member takes a break from playing. */
  isExcluded: boolean;
  /** The member's own big win is on the screen. */
  isOwnMoment: boolean;
  /** Any dialog is open. */
  hasDialog: boolean;
  /** Milliseconds since the last one; Infinity before the first. */
  sinceLast: number;
};

/** The least time from one to the next, so that they stay news. */
export const TOAST_GAP_MILLISECONDS = 15_000;

/** Whether a big win of somebody else may be shown now: never over forms, money, the same game or an own win. */
export function mayShowWin(moment: ToastMoment): boolean {
  const { path, gameId, isWide, isExcluded, isOwnMoment, hasDialog, sinceLast } = moment;
  if (isExcluded || isOwnMoment || hasDialog || sinceLast < TOAST_GAP_MILLISECONDS) return false;
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (isPopupPath(plain) || isCashierPath(plain)) return false;
  return !isGamePath(plain) || (isWide && plain !== gamePath(gameId).toLowerCase());
}
