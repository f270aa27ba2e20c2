import type { GoodFields, loyaltyDeskRoutes } from '@croupier/contract/loyalty/desk.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { isIssued } from '../mall/deciding.usecases.ts';
import { findGood, putGood, type GoodRow } from '../mall/goods.queries.ts';

type GoodKey = { merchantId: string; goodId: string };

/** @throws `loyalty.good_not_found` */
export async function readGood(
  { db, merchants }: LoyaltyDeps,
  key: GoodKey,
): Promise<CallOutput<typeof loyaltyDeskRoutes.good>> {
  const { currency, settings } = await merchants.byId(key.merchantId);
  const good = await findGood(db, key);
  if (!good) throw appError(errors.goodNotFound);
  return {
    id: good.id,
    currency,
    languages: [...settings.brand.languages],
    kind: good.kind,
    state: good.state,
    names: good.names,
    details: good.details,
    art: good.art,
    points: good.pointsMinor,
    amount: good.amountMinor,
    worth: good.worthMinor,
    stock: good.stock,
    perMember: good.perMember,
    minLevel: good.minLevel,
    terms: good.terms as GoodFields['terms'],
    position: good.position,
  };
}

const auditOf = (
  good: Pick<GoodRow, 'names' | 'state' | 'stock' | 'pointsMinor' | 'amountMinor'> | undefined,
) =>
  good && {
    names: good.names,
    state: good.state,
    stock: good.stock,
    points: formatMoney(good.pointsMinor),
    amount: formatMoney(good.amountMinor),
  };

/** Adds or changes a good. @throws `loyalty.no_issuer` for one on sale that nothing issues */
export async function saveGood(
  { db, clock, audit, merchants, hooks }: LoyaltyDeps,
  { merchantId, goodId }: GoodKey,
  { fields, operator }: { fields: GoodFields & { stockSeen: number | null }; operator: Operator },
): Promise<{ id: string }> {
  await merchants.byId(merchantId);
  if (fields.state === 'on_sale' && isIssued(fields.kind)) {
    const issuer = hooks.goods.find(({ kind }) => kind === fields.kind);
    if (!issuer) throw fieldRefusal(errors.noIssuer, 'kind');
    if (!(await issuer.canIssue({ merchantId, terms: fields.terms })))
      throw fieldRefusal(errors.noIssuer, 'terms');
  }
  const { points: pointsMinor, amount: amountMinor, worth: worthMinor, ...rest } = fields;
  const good = { ...rest, pointsMinor, amountMinor, worthMinor };
  await db.transaction().execute(async (tx) => {
    const before = await findGood(tx, { merchantId, goodId });
    await putGood(tx, { ...good, merchantId, id: goodId, kind: before?.kind ?? good.kind, at: clock.now() });
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: before ? 'good.changed' : 'good.added',
      subject: `good:${goodId}`,
      before: auditOf(before),
      after: auditOf(good),
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  return { id: goodId };
}
