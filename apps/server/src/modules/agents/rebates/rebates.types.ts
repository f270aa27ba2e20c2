import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';

export type RebateDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf' | 'statement'>;
  figures: Pick<FiguresModule, 'reader'>;
};

/** `own`: of a member's own bets; `share`: the difference of rates on the bets of the downlines. */
export type RebateKind = 'own' | 'share';
export type BillState = 'due' | 'review' | 'refused' | 'lapsed' | 'paid';
