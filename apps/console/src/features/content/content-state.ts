import type { ContentItem } from '@croupier/contract/engagement/content-items.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export type ShownState = 'draft' | 'scheduled' | 'live' | 'ended' | 'archived';

/** What players see of an item now. */
export function shownState(
  { state, from, until }: Pick<ContentItem, 'state' | 'from' | 'until'>,
  now: Date,
): ShownState {
  if (state !== 'published') return state;
  if (until && until <= now) return 'ended';
  return from && from > now ? 'scheduled' : 'live';
}

export const STATE_TONES: Record<ShownState, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'win',
  ended: 'warn',
  archived: 'neutral',
};

/** Whether there are changes that are not published. */
export const hasDraft = ({ publishedVersion, version }: ContentItem): boolean =>
  publishedVersion !== null && version > publishedVersion;

/** The order of the list after moving one item by a place; undefined at the ends. */
export function moved(ids: readonly string[], id: string, step: 1 | -1): string[] | undefined {
  const at = ids.indexOf(id);
  const other = ids[at + step];
  if (at < 0 || other === undefined) return undefined;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
