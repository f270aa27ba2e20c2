import type { Db } from '../../../../../platform/db/database.ts';
import { notifyAll } from '../../../../../platform/db/notify.ts';
import type { Logger } from '../../../../../platform/log.ts';
import { CRASH_CHANNEL, MAX_RELAY_BYTES, relayText } from './relay.events.ts';
import type { RelayMessage } from './relay.schema.ts';

type Said<Message> = Message extends unknown ? Omit<Message, 'from'> : never;

/** Tells the other processes, in order: what is said while a statement is under way goes with the next one. */
export function createSender({ db, log, self }: { db: Db; log: Pick<Logger, 'warn'>; self: string }) {
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const texts = waiting;
      waiting = [];
      await notifyAll(db, { name: 'notify_crash_rooms', channel: CRASH_CHANNEL, texts });
    }
  };

  return {
    /** False if it is too long to be told. */
    say: (said: Said<RelayMessage>): boolean => {
      const text = relayText({ ...said, from: self });
      if (Buffer.byteLength(text) > MAX_RELAY_BYTES) return false;
      waiting.push(text);
      sending ??= flush()
        .catch((error: unknown) => {
          waiting = [];
          log.warn({ err: error }, 'crash rooms could not be told');
        })
        .finally(() => {
          sending = undefined;
        });
      return true;
    },
    idle: async (): Promise<void> => {
      await sending;
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
