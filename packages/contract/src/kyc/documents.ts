import { z } from 'zod';
import { memberParams } from '../access/member-acts.ts';
import { fileContent, STORED_TYPE } from '../files/files.ts';
import { id } from '../ids.ts';
import { day, instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { documentKind, documentNeed, documentState, refusalReason, tier } from './kyc-states.ts';
import { capUse, memberDocument } from './kyc.ts';

const member = z.object({ id, account: z.string() });
const person = z.object({ id, name: z.string() });

export const documentList = defineList({
  id: 'documents',
  path: '/console/documents',
  summary: 'Documents of members for identity checks.',
  permission: 'documents.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    member,
    need: documentNeed,
    kind: documentKind.nullable(),
    state: documentState,
    reviewer: person.nullable(),
    askedAt: instant,
    submittedAt: instant.nullable(),
  }),
  filters: {
    account: z.string().trim().min(1).max(64),
    state: documentState,
    need: documentNeed,
    submittedFrom: instant,
    submittedUntil: instant,
  },
  sorts: ['submittedAt', 'askedAt'],
  initialSort: 'submittedAt',
});
export type DocumentItem = z.output<typeof documentList.item>;

const documentFile = memberDocument.extend({
  merchantCode: z.string(),
  member,
  reviewer: person.nullable(),
  /** Ids of the pictures; none once they were deleted. */
  files: z.array(id),
  /** What the member has stated, to compare the document with. */
  profile: z.object({
    name: z.string().nullable(),
    payeeName: z.string().nullable(),
    birthday: day.nullable(),
    age: z.int().nullable(),
    address: z.string().nullable(),
    nationality: z.string().nullable(),
  }),
  minimumAge: z.int(),
  tier,
});
export type DocumentFile = z.infer<typeof documentFile>;

const documentParams = merchantParams.extend({ id });
const note = z.string().trim().max(500);
const ERRORS = ['kyc.document_not_found', 'kyc.document_moved'] as const;

/** Operators' calls about members' documents. */
export const documentsRoutes = defineRoutes({
  list: documentList.route,
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/documents/:id',
    summary: 'A document beside the profile of its member. The view is recorded.',
    access: 'operator',
    permission: 'documents.view',
    params: documentParams,
    response: documentFile,
    errors: ['kyc.document_not_found'],
  },
  picture: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/documents/:id/files/:fileId',
    summary: 'A picture of a document. The view is recorded.',
    access: 'operator',
    permission: 'documents.view',
    params: documentParams.extend({ fileId: id }),
    download: STORED_TYPE,
    response: fileContent,
    errors: ['kyc.document_not_found', 'files.not_found'],
  },
  take: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/documents/:id/review',
    summary: 'Begins to review a submitted document.',
    access: 'operator',
    permission: 'documents.decide',
    params: documentParams,
    body: z.object({}),
    response: documentFile,
    errors: ERRORS,
  },
  accept: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/documents/:id/acceptance',
    summary: 'Accepts a document. A birth date below the minimum age closes the account.',
    access: 'operator',
    permission: 'documents.decide',
    confirmed: true,
    params: documentParams,
    body: z.object({
      /** As on the document; required for proofs of identity. */
      bornOn: day.nullable(),
      expiresOn: day.nullable(),
    }),
    response: documentFile,
    errors: [...ERRORS, 'kyc.birth_date_needed', 'kyc.document_out_of_date'],
  },
  refuse: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/documents/:id/refusal',
    summary: 'Refuses a document with a reason and asks for another one.',
    access: 'operator',
    permission: 'documents.decide',
    params: documentParams,
    body: z.object({ reason: refusalReason, note }),
    response: documentFile,
    errors: ERRORS,
  },
  ask: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/documents',
    summary: 'Asks a member for documents; what is wanted already is not asked again.',
    access: 'operator',
    permission: 'documents.decide',
    params: memberParams,
    body: z.object({ needs: z.array(documentNeed).min(1).max(5), note }),
    response: z.object({ asked: z.int() }),
    errors: ['identity.member_not_found'],
  },
  ofMember: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/checks',
    summary: 'The level of a member, the use of its limits, and all documents.',
    access: 'operator',
    permission: 'documents.view',
    params: memberParams,
    response: z.object({
      currency: z.string(),
      tier,
      deposits: capUse,
      withdrawals: capUse,
      documents: z.array(memberDocument),
    }),
    errors: ['identity.member_not_found'],
  },
});
