import type { EnvelopeNews } from '@croupier/contract/contests/envelope-room.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import type { RealtimeRoom, RoomPage } from '../../../../platform/realtime/rooms.ts';
import type { ContestKey, ContestParts } from '../contests.types.ts';
import { ENVELOPES_CHANNEL, noticeOf } from './claims.queries.ts';
import { readStanding } from './envelopes.queries.ts';

/** However many open an envelope, pages hear of it so often. */
const TICK_MILLISECONDS = 250;

const textOf = (data: EnvelopeNews): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'envelopes', data }));

/** The room `envelopes`: pages that show red envelopes hear of what is opened, without asking. */
export function createEnvelopeRoom({ db, log }: Pick<ContestParts, 'db' | 'log'>) {
  const rooms = new Map<string, Set<RoomPage>>();
  const due = new Map<string, ContestKey>();
  let timer: NodeJS.Timeout | undefined;

  const tell = async (key: ContestKey): Promise<void> => {
    const standing = await readStanding(db, key);
    if (!standing) return;
    const text = textOf({ envelopeId: key.contestId, ...standing });
    // A slow page asks by itself from time to time.
    for (const page of rooms.get(key.merchantId) ?? []) if (!page.isSlow()) page.send(text);
  };

  const flush = (): void => {
    timer = undefined;
    const keys = [...due.values()];
    due.clear();
    for (const key of keys)
      tell(key).catch((error: unknown) => log.warn({ err: error }, 'an envelope could not be read'));
  };

  const hear = (key: ContestKey): void => {
    if (!rooms.has(key.merchantId)) return;
    due.set(noticeOf(key), key);
    timer ??= setTimeout(flush, TICK_MILLISECONDS).unref();
  };

  const room: RealtimeRoom = {
    name: 'envelopes',
    enter: (page) => {
      rooms.set(page.merchantId, (rooms.get(page.merchantId) ?? new Set()).add(page));
    },
    leave: (page) => {
      const pages = rooms.get(page.merchantId);
      pages?.delete(page);
      if (pages?.size === 0) rooms.delete(page.merchantId);
    },
    hear: () => undefined,
  };
  return {
    room,
    hear,
    /** Hears what any process has told. */
    listen: (database: Pick<Database, 'listen'>): Promise<() => Promise<void>> =>
      database.listen(ENVELOPES_CHANNEL, (notice) => hear(JSON.parse(notice) as ContestKey)),
  };
}
