import { ageOn } from '@croupier/contract/kyc/age.ts';
import type { DocumentFile } from '@croupier/contract/kyc/documents.ts';
import type { DocumentNeed, RefusalReason } from '@croupier/contract/kyc/kyc-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { derivedId } from '../../../platform/ids.ts';
import { memberErrors } from '../../access/members/index.ts';
import { askFor } from './asking.usecases.ts';
import {
  findDocument,
  listDocumentsOf,
  lockDocument,
  writeDocument,
  type DocumentKey,
  type Written,
} from './documents.queries.ts';
import { findReviewer } from './documents.reads.ts';
import { kycErrors } from './kyc.errors.ts';
import type { DocumentRow, KycDeps, OfMember } from './kyc.types.ts';
import { checkTransition, shownDocument, subjectOf } from './member.usecases.ts';
import { capsIn, dayOf, readStanding } from './standing.usecases.ts';

export type Reviewer = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

const entryOf = (key: DocumentKey, { account, ip, requestId }: Reviewer) => ({
  merchantId: key.merchantId,
  actor: account,
  subject: subjectOf(key.id),
  ip,
  requestId,
});

/** @throws `kyc.document_not_found` */
export async function readDocument(deps: KycDeps, key: DocumentKey): Promise<DocumentFile> {
  const { merchantId, id } = key;
  const row = await findDocument(deps.db, key);
  if (!row) throw appError(kycErrors.documentNotFound);
  const of = { merchantId, memberId: row.memberId };
  const [member, profile, standing, files, reviewer] = await Promise.all([
    deps.members.find(merchantId, row.memberId),
    deps.members.profileOf(merchantId, row.memberId),
    readStanding(deps, deps.db, of),
    deps.files.ofSubject({ merchantId, subject: subjectOf(id) }),
    row.reviewer === null ? undefined : findReviewer(deps.db, row.reviewer),
  ]);
  const birthday = profile['birthday'] ?? null;
  return {
    ...shownDocument(row),
    merchantCode: merchantId,
    member: { id: row.memberId, account: member?.account ?? '' },
    reviewer: reviewer ?? null,
    files: files.map((file) => file.id),
    profile: {
      name: profile['fullName'] ?? null,
      payeeName: member?.payee_name ?? null,
      birthday,
      age: birthday === null ? null : ageOn(birthday, deps.clock.now()),
      address: profile['address'] ?? null,
      nationality: profile['nationality'] ?? null,
    },
    minimumAge: standing.minimumAge,
    tier: capsIn(standing).tier,
  };
}

/** Records the view before anything is returned. @throws `kyc.document_not_found` */
export async function openDocument(
  deps: KycDeps,
  key: DocumentKey,
  operator: Reviewer,
): Promise<DocumentFile> {
  const file = await readDocument(deps, key);
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      ...entryOf(key, operator),
      action: 'document.opened',
      after: { member: file.member.id },
    }),
  );
  return file;
}

/** Records the view before the picture is returned. @throws `kyc.document_not_found`, `files.not_found` */
export async function viewPicture(
  deps: KycDeps,
  { fileId, ...key }: DocumentKey & { fileId: string },
  operator: Reviewer,
): Promise<Buffer> {
  const row = await findDocument(deps.db, key);
  if (!row) throw appError(kycErrors.documentNotFound);
  const picture = await deps.files.read({
    merchantId: key.merchantId,
    id: fileId,
    subject: subjectOf(key.id),
  });
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      ...entryOf(key, operator),
      action: 'document.viewed',
      after: { member: row.memberId, file: fileId },
    }),
  );
  return picture;
}

/** Moves a document along the table in one transaction, with event and audit entry. */
async function decide(
  deps: KycDeps,
  key: DocumentKey,
  operator: Reviewer,
  to: Written & { state: 'in_review' | 'accepted' | 'refused' },
  beside: (tx: Tx, row: DocumentRow) => Promise<void>,
): Promise<DocumentFile> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockDocument(tx, key);
    if (!row) throw appError(kycErrors.documentNotFound);
    checkTransition(row.state, to.state);
    await writeDocument(tx, row, key.merchantId, { ...to, reviewer: operator.account.id });
    await beside(tx, row);
    const payload = { documentId: key.id, memberId: row.memberId, need: row.need };
    await deps.outbox.record(tx, { merchantId: key.merchantId, type: `document.${to.state}`, payload });
    await deps.audit.record(tx, {
      ...entryOf(key, operator),
      action: `document.${to.state}`,
      before: { state: row.state },
      after: { ...to, member: row.memberId },
    });
  });
  return readDocument(deps, key);
}

/** @throws `kyc.document_not_found`, `kyc.document_moved` */
export const takeDocument = (deps: KycDeps, key: DocumentKey, operator: Reviewer): Promise<DocumentFile> =>
  decide(deps, key, operator, { state: 'in_review' }, async () => {});

async function tell(
  { messages }: KycDeps,
  tx: Tx,
  {
    merchantId,
    memberId,
    id,
    kind,
  }: OfMember & { id: string; kind: 'document_accepted' | 'document_refused' },
): Promise<void> {
  await messages.send(tx, { merchantId, memberId, id: derivedId(kind, merchantId, id), kind });
}

/** Closes the account of somebody who is too young to have one; payments return what was deposited. */
async function closeUnderAge(
  deps: KycDeps,
  tx: Tx,
  { merchantId, memberId, bornOn }: OfMember & { bornOn: string },
  { account, ip, requestId }: Reviewer,
): Promise<void> {
  await deps.protection.close(tx, { merchantId, memberId }, { account, ip, requestId }, 'under_age');
  await deps.outbox.record(tx, { merchantId, type: 'member.under_age', payload: { memberId, bornOn } });
}

type Acceptance = DocumentKey & { bornOn: string | null; expiresOn: string | null };

/**
 * @throws `kyc.document_not_found`, `kyc.document_moved`, `kyc.birth_date_needed`, `kyc.document_out_of_date`
 */
export async function acceptDocument(
  deps: KycDeps,
  { bornOn, expiresOn, ...key }: Acceptance,
  operator: Reviewer,
): Promise<DocumentFile> {
  const { merchantId } = key;
  const now = deps.clock.now();
  if (expiresOn !== null && expiresOn < dayOf(now))
    throw fieldRefusal(kycErrors.documentOutOfDate, 'expiresOn');
  const { minimumAge } = (await deps.merchants.byId(merchantId)).settings.brand;
  const to = { state: 'accepted', decidedAt: now, expiresOn } as const;
  return decide(deps, key, operator, to, async (tx, { memberId, need }) => {
    if (need === 'identity' && bornOn === null) throw fieldRefusal(kycErrors.birthDateNeeded, 'bornOn');
    if (bornOn !== null) {
      await deps.members.fillProfile(tx, { merchantId, id: memberId, profile: { birthday: bornOn } });
      if (ageOn(bornOn, now) < minimumAge)
        await closeUnderAge(deps, tx, { merchantId, memberId, bornOn }, operator);
    }
    await tell(deps, tx, { merchantId, memberId, id: key.id, kind: 'document_accepted' });
  });
}

/** Refuses a document and wants another one. @throws `kyc.document_not_found`, `kyc.document_moved` */
export function refuseDocument(
  deps: KycDeps,
  { reason, note, ...key }: DocumentKey & { reason: RefusalReason; note: string },
  operator: Reviewer,
): Promise<DocumentFile> {
  const { merchantId } = key;
  const to = { state: 'refused', decidedAt: deps.clock.now(), refusal: reason, note: note || null } as const;
  return decide(deps, key, operator, to, async (tx, { memberId, need }) => {
    await askFor(deps, tx, { merchantId, memberId, needs: [need], because: 'refused', isTold: false });
    await tell(deps, tx, { merchantId, memberId, id: key.id, kind: 'document_refused' });
  });
}

/** An operator asks for documents. @throws `identity.member_not_found` */
export async function askByHand(
  deps: KycDeps,
  { merchantId, memberId, needs, note }: OfMember & { needs: readonly DocumentNeed[]; note: string },
  { account, ip, requestId }: Reviewer,
): Promise<{ asked: number }> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await deps.members.find(merchantId, memberId, tx))) throw appError(memberErrors.notFound);
    const asked = await askFor(deps, tx, {
      merchantId,
      memberId,
      needs,
      because: 'operator',
      note: note || null,
    });
    await deps.audit.record(tx, {
      merchantId,
      actor: account,
      action: 'member.documents_asked',
      subject: `member:${memberId}`,
      after: { needs, note, asked },
      ip,
      requestId,
    });
    return { asked };
  });
}

/** The checks of a member, for the member's file. @throws `identity.member_not_found` */
export async function checksOfMember(deps: KycDeps, of: OfMember) {
  if (!(await deps.members.find(of.merchantId, of.memberId))) throw appError(memberErrors.notFound);
  const [standing, documents] = await Promise.all([
    readStanding(deps, deps.db, of),
    listDocumentsOf(deps.db, of),
  ]);
  return { currency: standing.currency, ...capsIn(standing), documents: documents.map(shownDocument) };
}
