// One of the processes in which members open an envelope at the same moment.
import {
  claimDomain,
  type ClaimOutcome,
} from '../../apps/server/src/modules/engagement/contests/envelopes/claims-domain.usecases.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';

export type Order = { contestId: string; memberIds: string[] };
export type Answer = { milliseconds: number; opened: number; paidMinor: string };

const [url = ''] = process.argv.slice(2);
const { db, close } = openDatabase({ url, maxConnections: 4 });
const wallet = createWallet({ db, clock });
const lane = wallet.createLane(claimDomain);

const paidBy = (outcome: ClaimOutcome): bigint => (outcome.status === 'opened' ? outcome.amountMinor : 0n);

async function claim({ contestId, memberIds }: Order): Promise<Answer> {
  const started = performance.now();
  const outcomes = await Promise.all(
    memberIds.map((memberId) =>
      lane.submit({ merchantId: MERCHANT, currency: CURRENCY, memberId, contestId }),
    ),
  );
  return {
    milliseconds: performance.now() - started,
    opened: outcomes.filter(({ status }) => status === 'opened').length,
    paidMinor: String(outcomes.reduce((sum, outcome) => sum + paidBy(outcome), 0n)),
  };
}

process.on('message', (order: Order) => {
  void claim(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => {
  void wallet.close().then(close);
});
process.send?.('ready');
