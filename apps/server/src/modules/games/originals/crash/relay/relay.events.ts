import { encode, safeDecode } from 'zod';
import type { Database } from '../../../../../platform/db/database.ts';
import { relayMessage, type RelayMessage } from './relay.schema.ts';

export const CRASH_CHANNEL = 'crash_rooms';

/** PostgreSQL allows 8,000 bytes; a snapshot takes about 5,000. */
export const MAX_RELAY_BYTES = 7_900;

export const relayText = (message: RelayMessage): string => JSON.stringify(encode(relayMessage, message));

/** What the processes on this database say about the rooms. Returns a function that stops it. */
export const listenForCrash = (
  database: Database,
  hear: (message: RelayMessage) => void,
): Promise<() => Promise<void>> =>
  database.listen(CRASH_CHANNEL, (payload) => {
    const message = safeDecode(relayMessage, JSON.parse(payload));
    // While servers are replaced, another release may say what this one doesn't know.
    if (message.success) hear(message.data);
  });
