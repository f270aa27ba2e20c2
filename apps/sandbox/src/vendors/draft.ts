import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';

/** The fixed part of a game; release date and popularity are added later. */
export type Draft = Pick<FeedGame, 'themes' | 'rtpBps' | 'hasDemo'> & { names: { EN: string; TY: string } };
