import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import type { Round } from '../../rounds/index.ts';
import type { MoneyTx, Transfer } from '../../../money/wallet/index.ts';
import { deleteRoundInProgress } from './progress.queries.ts';
import { lockFairPlayer } from '../seeds/seeds.usecases.ts';

/** A voided round is not played on. It keeps its nonce, and its seeds can be changed from then on. */
export async function undoInProgress(tx: MoneyTx, round: Round): Promise<Transfer[]> {
  if (round.vendor !== IN_HOUSE_VENDOR.code) return [];
  await lockFairPlayer(tx, round);
  await deleteRoundInProgress(tx, round);
  return [];
}
