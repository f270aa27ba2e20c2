import pg from 'pg';
import { streamOf } from './session.ts';

const RETRY_MILLISECONDS = 500;
/** A waiting connection does not notice that the other end is gone, so check it regularly. */
const HEARTBEAT_MILLISECONDS = 15_000;
const ANSWER_TIMEOUT_MILLISECONDS = 10_000;

export type ListenOptions = {
  connection: pg.ClientConfig;
  channel: string;
  onPayload: (payload: string) => void;
  onError: (error: Error) => void;
  /** Called when a lost connection is back: messages in between are missing. */
  onReconnected?: (() => void) | undefined;
};

/**
 * Receives NOTIFY messages of a channel on a dedicated connection and reconnects if it is lost.
 *
 * @returns a function that ends it
 * @throws if the first connection fails
 */
export async function listen(options: ListenOptions): Promise<() => Promise<void>> {
  const { connection, channel, onPayload, onError, onReconnected } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const retry = (): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onReconnected, (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        retry();
      });
    }, RETRY_MILLISECONDS);
  };

  const connect = async (): Promise<void> => {
    const opened = new pg.Client({ ...connection, query_timeout: ANSWER_TIMEOUT_MILLISECONDS });
    opened.on('notification', (message) => onPayload(message.payload ?? ''));
    opened.on('error', onError);
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    if (stopped) {
      await opened.end();
      return;
    }
    client = opened;
    const heartbeat = setInterval(() => {
      opened.query('select 1').catch(() => streamOf(opened).destroy());
    }, HEARTBEAT_MILLISECONDS);
    opened.once('end', () => {
      clearInterval(heartbeat);
      client = undefined;
      retry();
    });
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
