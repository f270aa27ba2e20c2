import type { Db } from '../../../../platform/db/database.ts';
import { runStatement } from '../../../../platform/db/statement.ts';
import { noticesOf, type RoundNews } from './round-news.events.ts';
import { notifyRounds } from './round-news.queries.ts';

/** Moves of this time go together: a NOTIFY for each would hold up other commits. */
const GATHER_MILLISECONDS = 40;

/**
 * Tells every process of changed rounds soon after their commit. Losing a notice does no harm: pages load a round again
 * when they are shown, and a move that is out of date is refused.
 */
export function createRoundNews({ db }: { db: Db }): (news: RoundNews) => void {
  const waiting = new Map<string, RoundNews>();
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    timer = undefined;
    const news = [...waiting.values()];
    waiting.clear();
    runStatement(db, notifyRounds(noticesOf(news))).catch(() => undefined);
  };
  return (news) => {
    waiting.set(`${news.merchantId}/${news.memberId}/${news.gameId}`, news);
    timer ??= setTimeout(send, GATHER_MILLISECONDS).unref();
  };
}
