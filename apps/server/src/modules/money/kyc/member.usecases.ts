import type { IdentityCheck } from '@croupier/contract/kyc/kyc.ts';
import { ageOn } from '@croupier/contract/kyc/age.ts';
import {
  DOCUMENT_TRANSITIONS,
  mayShow,
  type DocumentKind,
  type DocumentState,
} from '@croupier/contract/kyc/kyc-states.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import { askFor } from './asking.usecases.ts';
import { listDocumentsOf, lockDocument, writeDocument } from './documents.queries.ts';
import { kycErrors } from './kyc.errors.ts';
import type { DocumentRow, KycDeps, OfMember } from './kyc.types.ts';
import { capsIn, readStanding } from './standing.usecases.ts';
import { missingNeeds, missingProfile, nextTier } from './tiers.rules.ts';

/** Who calls, for the audit log. */
export type MemberCaller = {
  account: { kind: 'member' | 'agent' | 'trial' | 'operator'; id: string };
  ip: string;
  requestId: string;
};

export const subjectOf = (documentId: string): string => `document:${documentId}`;

/** @throws `kyc.document_moved` */
export function checkTransition(from: DocumentState, to: DocumentState): void {
  if (!DOCUMENT_TRANSITIONS[from].includes(to)) throw appError(kycErrors.documentMoved);
}

export const shownDocument = ({ memberId: _member, reviewer: _reviewer, ...document }: DocumentRow) =>
  document;

/** What the member sees. */
export async function readIdentityCheck(deps: KycDeps, of: OfMember): Promise<IdentityCheck> {
  const [standing, documents] = await Promise.all([
    readStanding(deps, deps.db, of),
    listDocumentsOf(deps.db, of),
  ]);
  const { settings, known, currency, minimumAge } = standing;
  const caps = capsIn(standing);
  const next = nextTier(caps.tier);
  const terms = next === undefined ? undefined : settings.tiers[next];
  return {
    currency,
    minimumAge,
    ...caps,
    next:
      next === undefined || !terms
        ? null
        : {
            tier: next,
            deposits: terms.deposits,
            withdrawals: terms.withdrawals,
            profile: missingProfile(known),
            needs: missingNeeds(settings.tiers, next, known),
          },
    documents: documents.map(shownDocument),
  };
}

/** The member wants to show the documents of the next tier that has some. */
export async function beginCheck(deps: KycDeps, of: OfMember): Promise<IdentityCheck> {
  await deps.db.transaction().execute(async (tx) => {
    const standing = await readStanding(deps, tx, of);
    const { tiers } = standing.settings;
    const { tier } = capsIn(standing);
    const next = ([2, 3] as const).find((each) => each > tier);
    if (next === undefined) return;
    const needs = missingNeeds(tiers, next, standing.known);
    await askFor(deps, tx, { ...of, needs, because: 'member', isTold: false });
  });
  return readIdentityCheck(deps, of);
}

/** @throws `kyc.document_not_found`, `kyc.document_moved`, `kyc.kind_mismatch`, `files.not_found`, `files.too_many` */
export async function submitDocument(
  deps: KycDeps,
  {
    merchantId,
    memberId,
    id,
    kind,
    files,
  }: OfMember & { id: string; kind: DocumentKind; files: readonly string[] },
  { account, ip, requestId }: MemberCaller,
): Promise<IdentityCheck> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockDocument(tx, { merchantId, id });
    if (!row || row.memberId !== memberId) throw appError(kycErrors.documentNotFound);
    checkTransition(row.state, 'submitted');
    if (!mayShow(row.need, kind)) throw fieldRefusal(kycErrors.kindMismatch, 'kind');
    await deps.files.attach(tx, {
      merchantId,
      uploadedBy: memberId,
      ids: files,
      purpose: 'document',
      subject: subjectOf(id),
    });
    const at = deps.clock.now();
    await writeDocument(tx, row, merchantId, { state: 'submitted', kind, submittedAt: at, note: null });
    const payload = { documentId: id, memberId };
    await deps.outbox.record(tx, { merchantId, type: 'document.submitted', payload });
    await deps.audit.record(tx, {
      merchantId,
      actor: account,
      action: 'document.submitted',
      subject: subjectOf(id),
      before: { state: row.state },
      after: { state: 'submitted', kind, member: memberId, files: files.length },
      ip,
      requestId,
    });
  });
  return readIdentityCheck(deps, { merchantId, memberId });
}

/** Adds what is missing; a name or birth date that is there can't be changed here. @throws `identity.under_age` */
export async function fillProfile(
  deps: KycDeps,
  { merchantId, memberId, fullName, birthday }: OfMember & { fullName: string; birthday: string },
  { account, ip, requestId }: MemberCaller,
): Promise<IdentityCheck> {
  const { minimumAge } = (await deps.merchants.byId(merchantId)).settings.brand;
  if (ageOn(birthday, deps.clock.now()) < minimumAge)
    throw appError(kycErrors.underAge, {
      params: { minimumAge },
      fields: [{ field: 'birthday', code: kycErrors.underAge.code, params: { minimumAge } }],
    });
  await deps.db.transaction().execute(async (tx) => {
    const before = await deps.members.profileOf(merchantId, memberId, tx);
    const added = ['fullName', 'birthday'].filter((field) => !before[field]);
    if (added.length === 0) return;
    const given: Record<string, string> = { fullName, birthday };
    const profile = Object.fromEntries(added.map((field) => [field, given[field] ?? '']));
    await deps.members.fillProfile(tx, { merchantId, id: memberId, profile });
    await deps.audit.record(tx, {
      merchantId,
      actor: account,
      action: 'member.profile_filled',
      subject: `member:${memberId}`,
      after: { profileFields: added },
      ip,
      requestId,
    });
  });
  return readIdentityCheck(deps, { merchantId, memberId });
}
