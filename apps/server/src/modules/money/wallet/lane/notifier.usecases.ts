import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/database.ts';
import { runStatement } from '../../../../platform/db/statement.ts';
import type { Logger } from '../../../../platform/log.ts';
import { changeNotice } from './changes.events.ts';
import type { MoneyContext } from '../ledger/transaction.usecases.ts';
import { NOTIFY_GAP_MILLISECONDS, NOTIFY_RETRY_MILLISECONDS, NOTIFY_TRIES } from '../wallet.config.ts';

export type Notifier = {
  /** Notifies every process on this database soon; changes in the meantime join the same message. */
  tell: (changed: MoneyContext['changed']) => void;
  /** Resolves when everything is sent or has failed. */
  close: () => Promise<void>;
};

/**
 * Announces changes after their commit, in a separate transaction. A NOTIFY within the transaction would serialize
 * all commits of the database: PostgreSQL holds one lock for all senders until the log is on disk. Losing a notice in
 * a crash does no harm: clients that reconnect request everything after the last sequence they saw.
 */
export function createNotifier({ db, log }: { db: Db; log?: Pick<Logger, 'warn'> | undefined }): Notifier {
  let waiting: MoneyContext['changed'] = [];
  let sending: Promise<void> | undefined;
  let closed = false;

  const send = async (): Promise<void> => {
    let failures = 0;
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      const notice = changeNotice(taken);
      if (!notice) continue;
      try {
        await runStatement(db, notice);
        if (!closed) await pause(NOTIFY_GAP_MILLISECONDS, undefined, { ref: false });
      } catch (error) {
        log?.warn({ err: error }, 'balance changes could not be told, trying again');
        failures += 1;
        if (closed || failures === NOTIFY_TRIES) break;
        waiting.unshift(...taken);
        await pause(NOTIFY_RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
    sending = undefined;
  };

  return {
    tell: (changed) => {
      if (closed) return;
      waiting.push(...changed);
      sending ??= send();
    },
    close: async () => {
      closed = true;
      await sending;
    },
  };
}
