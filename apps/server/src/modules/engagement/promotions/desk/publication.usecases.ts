import { definitionShape, type Definition } from '@croupier/contract/promotions/definition.ts';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Parts, PromotionKey } from '../promotions.types.ts';
import { publishIn } from '../versions/publishing.usecases.ts';
import { definitionOf, findPublished, findRow, storedOf } from '../versions/versions.queries.ts';
import { problemsFor } from './drafts.usecases.ts';

const PUBLISH_KIND = 'promotions.publish';
const payloadSchema = z.object({ definition: definitionShape });
type Payload = z.output<typeof payloadSchema>;
type Facts = { slug: string; version: number; before: unknown; draft: unknown };
type Request = { merchantId: string; subject: string; payload: Payload };

/** Every value of a definition by its path, for lines of what changes. */
function flat(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [[path, JSON.stringify(value ?? '')]];
  return Object.entries(value).flatMap(([name, each]) => flat(each, path === '' ? name : `${path}.${name}`));
}

function changesOf(before: unknown, after: Definition) {
  const old = new Map(before === null ? [] : flat(before));
  const next = new Map(flat(storedOf(after)));
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? '', after: next.get(label) ?? '' }))
    .filter((line) => line.before !== line.after);
}

/** The request with which a second person publishes a version. The subject is the promotion's id. */
export const createPublicationRequest = (parts: Parts & { forget: (merchantId: string) => void }) =>
  ({
    kind: PUBLISH_KIND,
    permission: 'promotions.manage',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject }: Request): Promise<Facts> => {
      const row = await findRow(tx, { merchantId, promotionId: subject }, { lock: true });
      if (!row || row.state === 'ended') throw appError(promotionErrors.notFound);
      const published = await findPublished(tx, { merchantId, promotionId: subject });
      return {
        slug: row.slug,
        version: row.version,
        before: published ? storedOf(published.definition) : null,
        // A draft that was edited after the request makes the request stale.
        draft: row.draft,
      };
    },
    summary: ({ payload, facts }: Request & { facts: Facts }) => ({
      subject: facts.slug,
      changes: changesOf(facts.before, payload.definition),
    }),
    execute: async (tx: Tx, request: Request & { askedBy: string; operator: Operator }): Promise<void> => {
      const { merchantId, subject, payload, askedBy, operator } = request;
      const problems = await problemsFor(parts, merchantId, payload.definition);
      if (problems.length > 0) throw appError(promotionErrors.policy);
      // `transaction` below made it.
      const { version } = await publishIn(parts, tx as MoneyTx, {
        merchantId,
        promotionId: subject,
        definition: payload.definition,
        askedBy,
        approvedBy: operator.account.id,
      });
      await parts.audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'promotion.published',
        subject: `promotion:${subject}`,
        after: { version, askedBy },
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
    committed: ({ merchantId }: Request) => parts.forget(merchantId),
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => parts.wallet.transaction(work),
  }) as const;

/**
 * Requests the publication of the draft.
 *
 * @throws `promotions.not_found`, `.not_editable`, `.policy` with the fields, `approvals.already_asked`
 */
export async function askPublication(
  parts: Parts,
  { merchantId, promotionId }: PromotionKey,
  { reason, operator }: { reason: string; operator: Operator },
): Promise<RequestResult> {
  const row = await findRow(parts.db, { merchantId, promotionId });
  if (!row) throw appError(promotionErrors.notFound);
  if (row.draft === null || row.state === 'ended') throw appError(promotionErrors.notEditable);
  const definition = definitionOf(row.draft);
  const [problem] = await problemsFor(parts, merchantId, definition);
  if (problem) throw fieldRefusal(promotionErrors.policy, problem.path.join('.'), problem.code);
  return parts.approvals.ask({
    merchantId,
    kind: PUBLISH_KIND,
    subject: promotionId,
    payload: { definition },
    reason,
    operator,
  });
}
