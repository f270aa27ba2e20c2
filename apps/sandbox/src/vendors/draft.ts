import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';

/** What makes a game the game it is; when it came and how it is liked is added later. */
export type Draft = Pick<FeedGame, 'themes' | 'rtpBps' | 'hasDemo'> & { names: { EN: string; TY: string } };
