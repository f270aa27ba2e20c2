import { placesFor } from '@croupier/agreements/rates/quotas.ts';
import { isSameSheet, ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { networkErrors } from '../network.errors.ts';
import type { Caller, MemberKey, NetworkDeps, NodeRates } from '../network.types.ts';
import { findNode, lockNode, lockTree } from '../tree/nodes.queries.ts';
import { isInTeam } from '../tree/paths.rules.ts';
import { addPlaces, listThresholds, takePlace } from './quotas.queries.ts';
import { limitOfNode, putRates, ratesOfNode } from './rates.queries.ts';
import { changedSheet, periodAt, sheetProblem, type Rates } from './rates.rules.ts';

/** @throws `agents.quota` if the opener has no place left */
async function movePlaces(
  tx: Tx,
  change: { merchantId: string; openerNo: number; from: RateSheet; to: RateSheet },
): Promise<void> {
  const { merchantId, openerNo: agentNo } = change;
  const { taken, returned } = placesFor(await listThresholds(tx, merchantId), change);
  for (const range of taken)
    if (!(await takePlace(tx, { merchantId, agentNo, ...range }))) throw appError(networkErrors.quota);
  for (const range of returned) await addPlaces(tx, { merchantId, agentNo, ...range, places: 1 });
}

/** The first rates of a new downline. @throws `agents.quota` */
export async function openRates(tx: Tx, opened: NodeRates & { openerNo: number }): Promise<void> {
  const { sheet, merchantId, openerNo } = opened;
  if (isSameSheet(sheet, ZERO_SHEET)) return;
  await movePlaces(tx, { merchantId, openerNo, from: ZERO_SHEET, to: sheet });
  await putRates(tx, opened);
}

export function createRates({ db, clock, audit }: NetworkDeps) {
  /**
   * Raises rates of a direct downline from the next period on.
   *
   * @throws `agents.not_found`, `.not_direct`, `.rate_invalid`, `.rate_lower`, `.rate_above`, `.quota`
   */
  const raise = (
    agent: MemberKey,
    { memberId, rates }: { memberId: string; rates: Rates },
    { ip, requestId }: Caller,
  ): Promise<RateSheet> =>
    db.transaction().execute(async (tx) => {
      const { merchantId } = agent;
      await lockTree(tx, merchantId);
      const own = await findNode(tx, agent);
      const downline = await lockNode(tx, { merchantId, memberId });
      if (!own || !downline || own.no === downline.no || !isInTeam(downline.path, own.path))
        throw appError(networkErrors.notFound);
      if (downline.uplineNo !== own.no) throw appError(networkErrors.notDirect);
      const period = periodAt(clock.now()) + 1;
      const from = await ratesOfNode(tx, { merchantId, no: downline.no, period });
      const limit = await limitOfNode(tx, { merchantId, no: own.no, period });
      const to = changedSheet(from, rates);
      const problem = sheetProblem({ from, to, limit });
      if (problem) throw fieldRefusal(networkErrors[problem], 'rates');
      if (isSameSheet(from, to)) return to;
      await movePlaces(tx, { merchantId, openerNo: own.no, from, to });
      await putRates(tx, { merchantId, no: downline.no, fromPeriod: period, sheet: to });
      await audit.record(tx, {
        merchantId,
        actor: { kind: 'agent', id: agent.memberId },
        action: 'network.rates_raised',
        subject: `member:${memberId}`,
        before: { ratesPpm: from.join(' ') },
        after: { ratesPpm: to.join(' '), fromPeriod: period },
        ip,
        ...(requestId ? { requestId } : {}),
      });
      return to;
    });

  /**
   * The first rates of a member under the house, from the current period on.
   *
   * @throws `agents.not_found`, `.not_direct`, `.rate_invalid`, `.rate_lower`
   */
  const setRoot = async (tx: Tx, root: MemberKey, rates: Rates): Promise<void> => {
    const { merchantId } = root;
    const node = await lockNode(tx, root);
    if (!node) throw appError(networkErrors.notFound);
    if (node.uplineNo !== 0) throw appError(networkErrors.notDirect);
    const period = periodAt(clock.now());
    const from = await ratesOfNode(tx, { merchantId, no: node.no, period: period + 1 });
    const to = changedSheet(from, rates);
    const problem = sheetProblem({ from, to, limit: to });
    if (problem) throw fieldRefusal(networkErrors[problem], 'rates');
    await putRates(tx, { merchantId, no: node.no, fromPeriod: period, sheet: to });
  };

  return { raise, setRoot };
}
