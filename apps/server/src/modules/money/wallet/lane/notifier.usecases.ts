import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/database.ts';
import { runStatement } from '../../../../platform/db/statement.ts';
import type { Logger } from '../../../../platform/log.ts';
import { changeNotice } from './changes.events.ts';
import type { MoneyContext } from '../ledger/transaction.usecases.ts';
import { NOTIFY_RETRY_MILLISECONDS, NOTIFY_TRIES } from '../wallet.config.ts';

export type Notifier = {
  /** Tells every process on this database, soon: what changes meanwhile goes into the same message. */
  tell: (changed: MoneyContext['changed']) => void;
  /** Ends when everything is told, or cannot be. */
  close: () => Promise<void>;
};

/**
 * Tells of changes after their commit, in a transaction of its own. A NOTIFY inside would make all commits of the
 * database queue up: PostgreSQL holds one lock for all senders until the log is on disk. A notice that is lost in a
 * crash is no loss: whoever reconnects asks for what came after the last sequence it saw.
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
