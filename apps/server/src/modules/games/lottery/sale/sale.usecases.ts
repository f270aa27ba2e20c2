import type { LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import { findDraw } from '../draws/draws.queries.ts';
import { nameIn } from '../draws/lobby.usecases.ts';
import { CATALOGUES } from '../lottery.config.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { lockLottery } from '../schedules/lotteries.queries.ts';
import { planLottery, type PlanDeps } from '../schedules/planning.usecases.ts';
import { defaultDocument } from '../terms/documents.config.ts';
import { findNewestVersion, insertRules } from '../terms/documents.queries.ts';
import { documentProblem, parseDocument, storedDocument } from '../terms/documents.rules.ts';
import { activateLottery, savePrice, waiveClaim } from './sale.queries.ts';
import {
  listAllPrices,
  listClaims,
  listExposures,
  listOffers,
  type OfferRow,
  type PriceOf,
  type ShownClaim,
} from './sale.reads.ts';

export type SaleDeps = PlanDeps & { audit: Pick<Audit, 'record'> };
type Act = { merchantId: string; reason: string; operator: Operator };
type GameAct = Act & { lotteryId: string };

const offerOf = ({ id, names, family, mode, version, document, effectiveAt }: OfferRow, language: string) => {
  const rules = parseDocument(document) ?? { ...defaultDocument(mode), isOn: false };
  return {
    gameCode: id,
    name: nameIn(names, language),
    family,
    mode,
    catalogue: CATALOGUES[family],
    isOn: rules.isOn,
    version: version ?? 0,
    effectiveAt,
    rules,
  };
};

/** What operators decide about the lotteries of one merchant. */
export function createSale(deps: SaleDeps) {
  const { db, clock, audit } = deps;

  const record = (
    tx: Tx,
    { merchantId, reason, operator }: Act,
    { action, subject, after }: { action: string; subject: string; after: Record<string, unknown> },
  ): Promise<void> =>
    audit.record(tx, {
      merchantId,
      actor: { kind: 'operator', id: operator.account.id },
      action,
      subject,
      after: { ...after, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });

  const offers = async ({ merchantId, language }: { merchantId: string; language: string }) =>
    (await listOffers(db, { merchantId })).map((row) => offerOf(row, language));

  /** @throws `lottery.not_found` */
  const getOffer = async (tx: Tx | typeof db, merchantId: string, lotteryId: string): Promise<OfferRow> => {
    const [row] = await listOffers(tx, { merchantId, lotteryId });
    if (!row) throw appError(lotteryErrors.notFound);
    return row;
  };

  /** The lottery is locked, so that versions follow each other. */
  const change = async (
    act: GameAct & { language: string },
    action: string,
    to: (before: LotteryDocument, row: OfferRow) => LotteryDocument,
  ) => {
    const { merchantId, lotteryId, language } = act;
    const lottery = await db.transaction().execute(async (tx) => {
      const locked = await lockLottery(tx, lotteryId);
      const row = await getOffer(tx, merchantId, lotteryId);
      if (!locked) throw appError(lotteryErrors.notFound);
      const before = offerOf(row, language).rules;
      const after = to(before, row);
      const problem = documentProblem(after, row.mode);
      if (problem) throw fieldRefusal(lotteryErrors.rulesInvalid, `rules.${problem}`);
      const version = (await findNewestVersion(tx, { merchantId, lotteryId })) + 1;
      const document = storedDocument(after);
      await insertRules(tx, { merchantId, lotteryId, version, document, effectiveAt: clock.now() });
      if (after.isOn) await activateLottery(tx, lotteryId);
      await record(tx, act, { action, subject: `lottery:${lotteryId}`, after: { version, document } });
      return after.isOn && !locked.isActive ? locked : undefined;
    });
    if (lottery) await planLottery(deps, { ...lottery, isActive: true });
    return offerOf(await getOffer(db, merchantId, lotteryId), language);
  };

  const switchGame = ({ isOn, ...act }: GameAct & { isOn: boolean; language: string }) =>
    change(act, isOn ? 'lottery.opened' : 'lottery.closed', (before) => ({ ...before, isOn }));

  /** @throws `lottery.terms_changed` if the operator has not seen the newest rules, `lottery.rules_invalid` */
  const changeRules = ({
    version,
    rules,
    ...act
  }: GameAct & { version: number; rules: LotteryDocument; language: string }) =>
    change(act, 'lottery.rules_changed', (_before, row) => {
      if ((row.version ?? 0) !== version) throw fieldRefusal(lotteryErrors.termsChanged, 'version');
      return rules;
    });

  const prices = (of: { merchantId: string; lotteryId: string }): Promise<PriceOf[]> => listAllPrices(db, of);

  /** @throws `lottery.not_found`, `.draw_not_found`, `.pick_invalid` for a play that the lottery does not have */
  const setPrice = async (act: GameAct & PriceOf): Promise<PriceOf[]> => {
    const { merchantId, lotteryId, drawId, market, cell, priceBps } = act;
    await db.transaction().execute(async (tx) => {
      const { family } = await getOffer(tx, merchantId, lotteryId);
      const draw = drawId === null ? undefined : await findDraw(tx, { id: drawId });
      if (drawId !== null && draw?.lotteryId !== lotteryId)
        throw fieldRefusal(lotteryErrors.drawNotFound, 'drawId');
      const catalogue = lotteryFamily(draw?.catalogueVersion ?? CATALOGUES[family]);
      if (!catalogue || !findPlay(catalogue, market)) throw fieldRefusal(lotteryErrors.pickInvalid, 'market');
      await savePrice(tx, { merchantId, lotteryId, drawId, market, cell, priceBps });
      const after = { drawId, market, cell, priceBps };
      await record(tx, act, { action: 'lottery.price_set', subject: `lottery:${lotteryId}`, after });
    });
    return prices(act);
  };

  /** @throws `lottery.draw_not_found` */
  const exposures = async ({ merchantId, drawId }: { merchantId: string; drawId: string }) => {
    const draw = await findDraw(db, { id: drawId });
    const [row] = draw ? await listOffers(db, { merchantId, lotteryId: draw.lotteryId }) : [];
    if (!row) throw appError(lotteryErrors.drawNotFound);
    const limit = offerOf(row, 'EN').rules.limits.maxNumberPayout;
    return { limit, cells: await listExposures(db, { merchantId, drawId }) };
  };

  /** @throws `lottery.claim_not_found`, `.claim_over` */
  const waive = async (act: Act & { ticketId: string; run: number }): Promise<ShownClaim> => {
    const { merchantId, ticketId, run } = act;
    return db.transaction().execute(async (tx) => {
      const isWaived = await waiveClaim(tx, { merchantId, ticketId, run });
      const [claim] = await listClaims(tx, { merchantId, ticketId, run });
      if (!claim) throw appError(lotteryErrors.claimNotFound);
      if (!isWaived) throw appError(lotteryErrors.claimOver);
      const { owed, collected } = claim;
      const after = { run, owed: String(owed), collected: String(collected) };
      await record(tx, act, { action: 'lottery.claim_waived', subject: `lottery-ticket:${ticketId}`, after });
      return claim;
    });
  };

  const claims = (of: { merchantId: string; state: ShownClaim['state'] }): Promise<ShownClaim[]> =>
    listClaims(db, of);

  return { offers, switchGame, changeRules, prices, setPrice, exposures, claims, waive };
}
