import { createHash } from 'node:crypto';
import type { FeedGame, FeedHead } from '@croupier/contract/games/vendor-feed.ts';
import type { Vendor, VendorState } from './vendor-list.ts';

export type Feed = { version: string; games: number; text: string };

const VERSION_LENGTH = 32;

/** A vendor's games as newline-delimited JSON. The version is a hash of the content. */
export function writeFeed(
  { code, name }: Pick<Vendor, 'code' | 'name'>,
  state: VendorState,
  games: readonly FeedGame[],
): Feed {
  const lines = games.map((game) => JSON.stringify(game)).join('\n');
  const vendor: FeedHead['vendor'] = { code, name, state };
  const version = createHash('sha256')
    .update(JSON.stringify(vendor))
    .update(lines)
    .digest('hex')
    .slice(0, VERSION_LENGTH);
  const head = JSON.stringify({ kind: 'head', vendor, version });
  const end = JSON.stringify({ kind: 'end', games: games.length });
  const parts = [head, ...(lines ? [lines] : []), end];
  return { version, games: games.length, text: `${parts.join('\n')}\n` };
}
