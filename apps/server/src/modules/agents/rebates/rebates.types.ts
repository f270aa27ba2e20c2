import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { BillSource } from './billing/bill-source.types.ts';
import type { FiguresModule } from '../../games/figures/index.ts';

export type RebateDeps = {
  /** Bills of later modules, listed together with rebates. */
  bills: { sources: BillSource[] };
  /** What forbids moving commission to the main wallet. */
  moves: { checks: MoveCheck[] };
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf' | 'statement'>;
  figures: Pick<FiguresModule, 'reader'>;
};

/** Called in the transaction of a movement. @throws what forbids it */
export type MoveCheck = (tx: Tx, member: { merchantId: string; memberId: string }) => Promise<void>;

/** `own`: of a member's own bets; `share`: the difference of rates on the bets of the downlines. */
export type RebateKind = 'own' | 'share';
export type BillState = 'due' | 'review' | 'refused' | 'lapsed' | 'paid';
