import { PRIZES_PER_GIVING } from './contests.config.ts';
import type { Contest, ContestDeps, MoneyTx, Prize } from './contests.types.ts';

type Due = {
  prizes: readonly Prize[];
  mark: (tx: MoneyTx, grantIds: ReadonlyArray<string | null>) => Promise<void>;
};

/**
 * Gives what is due of a contest, a thousand prizes in each transaction with their marks, so that whatever happens each is
 * given once. True when nothing was left.
 */
export async function giveDue(
  { wallet, prizes, loyalty }: Pick<ContestDeps, 'wallet' | 'prizes' | 'loyalty'>,
  contest: Contest,
  takeDue: (tx: MoneyTx, limit: number) => Promise<Due>,
): Promise<void> {
  for (;;) {
    const given = await wallet.transaction(async (tx) => {
      const due = await takeDue(tx, PRIZES_PER_GIVING);
      if (due.prizes.length === 0) return 0;
      const grantIds = await prizes.give(tx, contest, due.prizes);
      await due.mark(tx, grantIds);
      for (const [index, { memberId, badge }] of due.prizes.entries()) {
        const reference = grantIds[index] ?? null;
        if (badge && reference !== null)
          await loyalty.awardBadge(tx, { merchantId: contest.merchantId, memberId, badge, reference });
      }
      return due.prizes.length;
    });
    if (given < PRIZES_PER_GIVING) return;
  }
}
