import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import type { Definition, DefinitionProblem } from '@croupier/contract/promotions/definition.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { allProblems } from '../engine/policy.rules.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts, PromotionKey, Texts } from '../promotions.types.ts';
import { textIn } from '../views.usecases.ts';
import {
  definitionOf,
  findRow,
  insertPromotion,
  saveDraft,
  setState,
  storedOf,
} from '../versions/versions.queries.ts';
import { listRows, listVersions, type DeskRow } from './desk.reads.ts';

export const listedOf = (row: DeskRow) => {
  const definition = row.definition === null ? undefined : definitionOf(row.definition);
  const shown = definition ?? (row.draft === null ? undefined : definitionOf(row.draft));
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    state: row.state,
    title: textIn(row.texts, 'EN').title,
    version: row.version,
    hasDraft: row.draft !== null,
    budget: row.budgetMinor ?? shown?.budget?.amount ?? null,
    granted: row.grantedMinor,
    grants: row.grantsCount,
    opensAt: shown?.opensAt ?? null,
    closesAt: shown?.closesAt ?? null,
    changedAt: row.changedAt,
  };
};

/** @throws `promotions.not_found` */
export async function getFile(parts: Parts, key: PromotionKey): Promise<PromotionFile> {
  const { merchantId, promotionId } = key;
  const { currency, settings } = await parts.merchants.byId(merchantId);
  const [row] = await listRows(parts.db, merchantId, promotionId);
  if (!row) throw appError(promotionErrors.notFound);
  const pending = await parts.approvals.pendingAbout({ merchantId, subject: promotionId });
  return {
    ...listedOf(row),
    currency,
    texts: row.texts,
    draft: row.draft === null ? null : definitionOf(row.draft),
    published: row.definition === null ? null : definitionOf(row.definition),
    versions: await listVersions(parts.db, key),
    policy: settings.promotions,
    isAsked: pending.length > 0,
  };
}

type Draft = { texts: Texts; draft: Definition };

const auditEntry = (
  { merchantId, promotionId }: PromotionKey,
  operator: Operator,
  action: string,
  after: object,
) => ({
  merchantId,
  actor: operator.account,
  action: `promotion.${action}`,
  subject: `promotion:${promotionId}`,
  after,
  ip: operator.ip,
  requestId: operator.requestId,
});

/** @throws `promotions.slug_taken`, `merchants.not_found` */
export async function createDraft(
  parts: Parts,
  { merchantId, slug, texts, draft }: Draft & { merchantId: string; slug: string },
  operator: Operator,
): Promise<PromotionFile> {
  await parts.merchants.byId(merchantId);
  const promotionId = newId();
  const key = { merchantId, promotionId };
  await parts.db.transaction().execute(async (tx) => {
    const row = { ...key, slug, kind: draft.kind, texts, draft: storedOf(draft), at: parts.clock.now() };
    if (!(await insertPromotion(tx, row))) throw appError(promotionErrors.slugTaken);
    await parts.audit.record(tx, auditEntry(key, operator, 'drafted', { slug, texts }));
  });
  return getFile(parts, key);
}

/** @throws `promotions.not_found`, `.not_editable` once it has ended */
export async function saveChanges(
  parts: Parts,
  key: PromotionKey,
  { texts, draft }: Draft,
  operator: Operator,
): Promise<PromotionFile> {
  await parts.db.transaction().execute(async (tx) => {
    const row = await findRow(tx, key, { lock: true });
    if (!row) throw appError(promotionErrors.notFound);
    if (row.state === 'ended') throw appError(promotionErrors.notEditable);
    await saveDraft(tx, {
      ...key,
      // The kind of what runs stays until the publication.
      kind: row.version === 0 ? draft.kind : row.kind,
      texts,
      draft: storedOf(draft),
      at: parts.clock.now(),
    });
    await parts.audit.record(tx, auditEntry(key, operator, 'draft_saved', { texts }));
  });
  return getFile(parts, key);
}

const MOVES = { draft: [], running: ['paused', 'ended'], paused: ['running', 'ended'], ended: [] } as const;

/** @throws `promotions.not_found`, `.not_movable` */
export async function movePromotion(
  parts: Parts & { forget: (merchantId: string) => void },
  key: PromotionKey,
  to: 'running' | 'paused' | 'ended',
  operator: Operator,
): Promise<PromotionFile> {
  await parts.db.transaction().execute(async (tx) => {
    const row = await findRow(tx, key, { lock: true });
    if (!row) throw appError(promotionErrors.notFound);
    const allowed: readonly string[] = MOVES[row.state];
    if (!allowed.includes(to)) throw appError(promotionErrors.notMovable);
    await setState(tx, { ...key, state: to, at: parts.clock.now() });
    await parts.audit.record(tx, auditEntry(key, operator, to, { from: row.state }));
  });
  parts.forget(key.merchantId);
  return getFile(parts, key);
}

/** What keeps a definition from being published: of itself, of the merchant's policy, of what can be handed out. */
export async function problemsFor(
  { merchants, hooks, bonuses }: Pick<Parts, 'merchants' | 'hooks' | 'bonuses'>,
  merchantId: string,
  definition: Definition,
): Promise<DefinitionProblem[]> {
  const { settings } = await merchants.byId(merchantId);
  const own = new Set<string>(['cash', 'bonus', 'points', 'xp', 'good', 'badge', 'freeRounds']);
  const missing: DefinitionProblem[] = [];
  for (const [index, reward] of definition.rewards.entries()) {
    const { kind } = reward;
    if (!own.has(kind) && !hooks.rewards.some((issuer) => issuer.kind === kind))
      missing.push({ path: ['rewards', index, 'kind'], code: 'promotions.reward_unavailable' });
    if (reward.kind !== 'freeRounds') continue;
    if (!(await bonuses.offersFreeRounds({ merchantId, gameId: reward.gameId })))
      missing.push({ path: ['rewards', index, 'gameId'], code: 'promotions.free_rounds_unavailable' });
  }
  return [...allProblems(definition, settings.promotions), ...missing];
}
