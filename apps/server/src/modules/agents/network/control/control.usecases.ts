import {
  classesAbove,
  cutSheet,
  isSameSheet,
  isSheet,
  type RateSheet,
} from '@croupier/agreements/rates/sheets.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { addDays } from '../../../../platform/zone.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { firstPeriodOf, settlementDay } from '../calendar.rules.ts';
import { networkErrors } from '../network.errors.ts';
import type { MemberKey, NetworkDeps, Node } from '../network.types.ts';
import { listQuotas, listThresholds, type Quota } from '../rates/quotas.queries.ts';
import { limitOfNode, putRates, ratesOfNode } from '../rates/rates.queries.ts';
import { changedSheet, type Rates } from '../rates/rates.rules.ts';
import { findNode, lockTree } from '../tree/nodes.queries.ts';
import { listTeamSheets, replaceThresholds, setPlaces, type Threshold } from './control.queries.ts';

type Why = { reason: string; operator: Operator };

export function createControl(deps: NetworkDeps) {
  const { db, clock, audit, merchants, messages } = deps;

  const own = (node: Node | undefined): Node => {
    if (!node) throw appError(networkErrors.notFound);
    return node;
  };

  const record = (
    tx: Tx,
    {
      merchantId,
      subject,
      action,
      why,
      before,
      after,
    }: {
      merchantId: string;
      subject: string;
      action: string;
      why: Why;
      before: Record<string, string>;
      after: Record<string, string>;
    },
  ) =>
    audit.record(tx, {
      merchantId,
      actor: why.operator.account,
      action,
      subject,
      before,
      after: { ...after, reason: why.reason },
      ...(why.operator.ip ? { ip: why.operator.ip } : {}),
      ...(why.operator.requestId ? { requestId: why.operator.requestId } : {}),
    });

  /** The first period of the next settlement day. */
  const nextDay = async (merchantId: string): Promise<number> => {
    const { settlement } = (await merchants.byId(merchantId)).settings;
    return firstPeriodOf(addDays(settlementDay(clock.now(), settlement), 1), settlement);
  };

  /** Cuts whoever of the team has more than the agent; answers the members. */
  const cutTeam = async (
    tx: Tx,
    { merchantId, node, sheet, period }: { merchantId: string; node: Node; sheet: RateSheet; period: number },
  ): Promise<string[]> => {
    const team = await listTeamSheets(tx, { merchantId, path: node.path, period });
    const above = team.filter((each) => each.no !== node.no && classesAbove(each.sheet, sheet).length > 0);
    for (const { no, sheet: from } of above)
      await putRates(tx, { merchantId, no, fromPeriod: period, sheet: cutSheet(from, sheet) });
    return above.map(({ memberId }) => memberId);
  };

  /**
   * Changes rates from the next settlement day on; whoever below has more is cut with it, and told.
   *
   * @throws `agents.not_found`, `.rate_invalid`, `.rate_above`
   */
  const changeRates = async (
    { merchantId, memberId }: MemberKey,
    rates: Rates,
    why: Why,
  ): Promise<{ period: number; sheet: RateSheet; cut: number }> => {
    const period = await nextDay(merchantId);
    return db.transaction().execute(async (tx) => {
      await lockTree(tx, merchantId);
      const node = own(await findNode(tx, { merchantId, memberId }));
      const from = await ratesOfNode(tx, { merchantId, no: node.no, period });
      const sheet = changedSheet(from, rates);
      if (!isSheet(sheet)) throw fieldRefusal(networkErrors.rateInvalid, 'rates');
      const limit =
        node.uplineNo === 0 ? sheet : await limitOfNode(tx, { merchantId, no: node.uplineNo, period });
      if (classesAbove(sheet, limit).length > 0) throw fieldRefusal(networkErrors.rateAbove, 'rates');
      if (isSameSheet(from, sheet)) return { period, sheet, cut: 0 };
      await putRates(tx, { merchantId, no: node.no, fromPeriod: period, sheet });
      const cut = await cutTeam(tx, { merchantId, node, sheet, period });
      const lowered = classesAbove(from, sheet).length > 0 ? [memberId, ...cut] : cut;
      for (const told of lowered)
        await messages.send(tx, {
          merchantId,
          memberId: told,
          id: derivedId('rates lowered', merchantId, told, String(period), sheet.join(' ')),
          kind: 'rates_lowered',
          params: {},
        });
      await record(tx, {
        merchantId,
        subject: `member:${memberId}`,
        action: 'network.rates_changed',
        why,
        before: { ratesPpm: from.join(' ') },
        after: { ratesPpm: sheet.join(' '), fromPeriod: String(period), cut: String(cut.length) },
      });
      return { period, sheet, cut: cut.length };
    });
  };

  /** @throws `agents.not_found`, `agents.threshold_unknown` */
  const changeQuota = (
    { merchantId, memberId }: MemberKey,
    { places, ...threshold }: Threshold & { places: number },
    why: Why,
  ): Promise<Quota[]> =>
    db.transaction().execute(async (tx) => {
      const { no: agentNo } = own(await findNode(tx, { merchantId, memberId }));
      const known = await listThresholds(tx, merchantId);
      if (!known.some(({ of, fromPpm }) => of === threshold.class && fromPpm === threshold.fromPpm))
        throw fieldRefusal(networkErrors.thresholdUnknown, 'fromPpm');
      const before = await listQuotas(tx, { merchantId, agentNo });
      await setPlaces(tx, { merchantId, agentNo, ...threshold, places });
      const at = ({ class: of, fromPpm }: Threshold) =>
        of === threshold.class && fromPpm === threshold.fromPpm;
      await record(tx, {
        merchantId,
        subject: `member:${memberId}`,
        action: 'network.quota_changed',
        why,
        before: { places: String(before.find(at)?.places ?? 0) },
        after: { places: String(places), class: threshold.class, fromPpm: String(threshold.fromPpm) },
      });
      return listQuotas(tx, { merchantId, agentNo });
    });

  const thresholds = async (merchantId: string): Promise<Threshold[]> =>
    (await listThresholds(db, merchantId)).map(({ of, fromPpm }) => ({ class: of, fromPpm }));

  const changeThresholds = (
    merchantId: string,
    changed: readonly Threshold[],
    why: Why,
  ): Promise<Threshold[]> =>
    db.transaction().execute(async (tx) => {
      const textOf = (all: readonly Threshold[]): string =>
        all.map(({ class: of, fromPpm }) => `${of} ${fromPpm}`).join(', ');
      const before = (await listThresholds(tx, merchantId)).map(({ of, fromPpm }) => ({
        class: of,
        fromPpm,
      }));
      await replaceThresholds(tx, { merchantId, thresholds: changed });
      await record(tx, {
        merchantId,
        subject: `merchant:${merchantId}`,
        action: 'network.thresholds_changed',
        why,
        before: { thresholds: textOf(before) },
        after: { thresholds: textOf(changed) },
      });
      return [...changed];
    });

  return { changeRates, changeQuota, thresholds, changeThresholds };
}
