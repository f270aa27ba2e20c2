import { z } from 'zod';
import { fileIds } from '../files/files.ts';
import { id } from '../ids.ts';
import { day, instant, writtenDay } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import {
  askReason,
  documentKind,
  documentNeed,
  documentState,
  profileNeed,
  refusalReason,
  tier,
} from './kyc-states.ts';

/** What has been used of a cap within 30 days. */
export const capUse = z.object({
  cap: money.nullable(),
  used: money,
  /** Null without a cap. */
  left: money.nullable(),
});
export type CapUse = z.infer<typeof capUse>;

export const memberDocument = z.object({
  id,
  need: documentNeed,
  kind: documentKind.nullable(),
  state: documentState,
  askedBecause: askReason,
  askedAt: instant,
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  refusal: refusalReason.nullable(),
  /** What the operator wrote to the member. */
  note: z.string().nullable(),
  expiresOn: day.nullable(),
});
export type MemberDocument = z.infer<typeof memberDocument>;

const identityCheck = z.object({
  currency: z.string(),
  tier,
  deposits: capUse,
  withdrawals: capUse,
  /** Null at the highest tier. */
  next: z
    .object({
      tier,
      deposits: money.nullable(),
      withdrawals: money.nullable(),
      /** What of the profile is missing. */
      profile: z.array(profileNeed),
      /** What has to be shown by a document and is not accepted yet. */
      needs: z.array(documentNeed),
    })
    .nullable(),
  minimumAge: z.int(),
  /** Newest first. */
  documents: z.array(memberDocument),
});
export type IdentityCheck = z.infer<typeof identityCheck>;

const DOCUMENT_ERRORS = ['kyc.document_not_found', 'kyc.document_moved'] as const;

/** The member’s identity check. */
export const kycRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/wps/kyc',
    summary: 'The member’s level, its limits, and the documents that are wanted.',
    access: 'member',
    response: identityCheck,
  },
  begin: {
    method: 'POST',
    path: '/wps/kyc/documents',
    summary: 'Asks for the documents of the next level because the member wants to show them.',
    access: 'member',
    body: z.object({}),
    response: identityCheck,
  },
  submit: {
    method: 'POST',
    path: '/wps/kyc/documents/:id',
    summary: 'Sends uploaded pictures as a wanted document.',
    access: 'member',
    params: z.object({ id }),
    body: z.object({ kind: documentKind, files: fileIds }),
    response: identityCheck,
    errors: [...DOCUMENT_ERRORS, 'kyc.kind_mismatch', 'files.not_found', 'files.too_many'],
  },
  fillProfile: {
    method: 'PUT',
    path: '/wps/kyc/profile',
    summary: 'Adds a missing name or birth date to the profile. What is there already stays.',
    access: 'member',
    body: z.object({ fullName: z.string().trim().min(2).max(128), birthday: writtenDay }),
    response: identityCheck,
    errors: ['identity.under_age'],
  },
});
