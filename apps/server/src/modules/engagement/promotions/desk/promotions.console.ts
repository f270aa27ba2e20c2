import {
  promotionsDeskRoutes as routes,
  type DeskApplication,
} from '@croupier/contract/promotions/promotions-desk.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { insertCoupons } from '../claims/coupons.queries.ts';
import { normalCode } from '../claims/coupons.usecases.ts';
import { approveApplication, operatorRange, rejectApplication } from '../applications/deciding.usecases.ts';
import { findApplication } from '../applications/applications.queries.ts';
import { subjectOf } from '../applications/applying.usecases.ts';
import { clausesOf } from '../engine/clauses.rules.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts } from '../promotions.types.ts';
import { namedClauses, textIn } from '../views.usecases.ts';
import type { Catalogue } from '../versions/catalogue.usecases.ts';
import { findPublished, findRow } from '../versions/versions.queries.ts';
import {
  listDeskGrants,
  listEarlier,
  listQueue,
  listRows,
  type DeskGrantRow,
  type QueueRow,
} from './desk.reads.ts';
import {
  createDraft,
  getFile,
  listedOf,
  movePromotion,
  problemsFor,
  saveChanges,
} from './drafts.usecases.ts';
import { askPublication } from './publication.usecases.ts';
import { reportOf } from './report.usecases.ts';
import { releaseReviewed, REVOKE_KIND } from './revocation.usecases.ts';
import { simulate } from './simulation.usecases.ts';

type DeskParts = Parts & { catalogue: Catalogue; forget: (merchantId: string) => void };

const PAGE = 50;
const QUEUE = 100;

const grantOf = ({ account, texts, memberId, ...row }: DeskGrantRow) => ({
  id: row.id,
  promotionId: row.promotionId,
  title: textIn(texts, 'EN').title,
  member: { id: memberId, account },
  state: row.state,
  rewards: row.rewards,
  because: row.because,
  cost: row.costMinor,
  returned: row.returnedMinor,
  remark: row.remark,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  claimedAt: row.claimedAt,
});

async function applicationOf({ db, files, merchants }: DeskParts, row: QueueRow): Promise<DeskApplication> {
  const { merchantId, memberId, promotionId } = row;
  const { currency } = await merchants.byId(merchantId);
  const promotion = await findPublished(db, row);
  const range = promotion ? operatorRange(promotion) : undefined;
  const seen = await files.seenBefore({
    merchantId,
    ids: row.images,
    purpose: 'activity',
    subject: subjectOf(row.id),
  });
  const earlier = await listEarlier(db, { merchantId, promotionId, memberId });
  return {
    id: row.id,
    promotionId,
    title: textIn(row.texts, 'EN').title,
    member: { id: memberId, account: row.account },
    state: row.state,
    comment: row.comment,
    pictures: row.picturesErasedAt === null ? row.images : [],
    picturesErasedAt: row.picturesErasedAt,
    seenBefore: [...seen.keys()],
    remark: row.remark,
    amount: row.amountMinor,
    askedAt: row.askedAt,
    decidedAt: row.decidedAt,
    min: range?.min ?? 0n,
    max: range?.max ?? 0n,
    line: twoPersonLine(currency),
    earlier: earlier.map(({ account, memberId: other, at, amountMinor, state }) => ({
      account,
      isSame: other === memberId,
      at,
      amount: amountMinor,
      state,
    })),
  };
}

const keyOf = ({ merchantCode, id }: { merchantCode: string; id: string }) => ({
  merchantId: merchantCode,
  promotionId: id,
});

export const promotionsConsole = (parts: DeskParts): BoundRoutes =>
  bindRoutes(routes, {
    list: async ({ params: { merchantCode } }) => {
      const { currency, settings } = await parts.merchants.byId(merchantCode);
      const items = (await listRows(parts.db, merchantCode)).map(listedOf);
      return { currency, languages: settings.brand.languages, items };
    },
    get: ({ params }) => getFile(parts, keyOf(params)),
    create: ({ params, body, ...operator }) =>
      createDraft(parts, { merchantId: params.merchantCode, ...body }, operator),
    save: ({ params, body, ...operator }) => saveChanges(parts, keyOf(params), body, operator),
    preview: async ({ params, body, language }) => ({
      clauses: await namedClauses(parts.db, clausesOf(body.draft), language),
      problems: await problemsFor(parts, params.merchantCode, body.draft),
    }),
    simulate: ({ params, body }) => simulate(parts, params.merchantCode, body.draft),
    publish: ({ params, body, ...operator }) =>
      askPublication(parts, keyOf(params), { reason: body.reason, operator }),
    move: ({ params, body, ...operator }) => movePromotion(parts, keyOf(params), body.to, operator),
    codes: async ({ params, body }) => {
      const key = keyOf(params);
      const row = await findRow(parts.db, key);
      if (!row) throw appError(promotionErrors.notFound);
      if (row.state === 'ended') throw appError(promotionErrors.notEditable);
      const keys = await Promise.all(
        body.codes.map(async (code) => (await parts.box.hashes(normalCode(code), key.merchantId))[0]),
      );
      const added = await parts.db
        .transaction()
        .execute((tx) => insertCoupons(tx, { ...key, uses: body.uses, keys }));
      return { added };
    },
    report: ({ params }) => reportOf(parts, keyOf(params)),
    applications: async ({ params: { merchantCode }, query }) => {
      const { currency } = await parts.merchants.byId(merchantCode);
      const rows = await listQueue(parts.db, {
        merchantId: merchantCode,
        isDecided: query.decided === '1',
        limit: QUEUE,
      });
      const items: DeskApplication[] = [];
      for (const row of rows) items.push(await applicationOf(parts, row));
      return { currency, items };
    },
    picture: async ({ params: { merchantCode, id, fileId } }) => {
      const application = await findApplication(parts.db, { merchantId: merchantCode, id });
      if (!application) throw appError({ code: 'files.not_found', status: 404 });
      return parts.files.read({ merchantId: merchantCode, id: fileId, subject: subjectOf(id) });
    },
    grantApplication: ({ params, body, ...operator }) =>
      approveApplication(
        parts,
        { merchantId: params.merchantCode, id: params.id },
        { amountMinor: body.amount, reason: body.reason, operator },
      ),
    rejectApplication: async ({ params, body, ...operator }) => {
      await rejectApplication(
        parts,
        { merchantId: params.merchantCode, id: params.id },
        { remark: body.remark, operator },
      );
      return {};
    },
    grants: async ({ params: { merchantCode }, query }) => {
      const { currency } = await parts.merchants.byId(merchantCode);
      const rows = await listDeskGrants(parts.db, { merchantId: merchantCode, ...query, limit: PAGE + 1 });
      const items = rows.slice(0, PAGE).map(grantOf);
      return { currency, items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
    },
    releaseGrant: async ({ params, ...operator }) => {
      const key = { merchantId: params.merchantCode, id: params.id };
      await releaseReviewed(parts, key, operator);
      const [row] = await listDeskGrants(parts.db, { ...key, limit: 1 });
      if (!row) throw appError(promotionErrors.grantNotFound);
      return grantOf(row);
    },
    revokeGrant: ({ params, body, ...operator }) =>
      parts.approvals.ask({
        merchantId: params.merchantCode,
        kind: REVOKE_KIND,
        subject: params.id,
        payload: body,
        reason: body.reason,
        operator,
      }),
  });
