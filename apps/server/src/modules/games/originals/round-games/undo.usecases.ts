import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import type { Round } from '../../rounds/index.ts';
import type { MoneyTx, Transfer } from '../../../money/wallet/index.ts';
import { deleteRoundInProgress } from './progress.queries.ts';
import { lockFairPlayer } from '../seeds/seeds.usecases.ts';

/** Ends a voided round. Its nonce stays used, and its seeds can be rotated from then on. */
export async function undoInProgress(tx: MoneyTx, round: Round): Promise<Transfer[]> {
  if (round.vendor !== IN_HOUSE_VENDOR.code) return [];
  await lockFairPlayer(tx, round);
  await deleteRoundInProgress(tx, round);
  return [];
}
