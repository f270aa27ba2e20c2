import { z } from 'zod';

export const DOCUMENT_KINDS = [
  'identity_card',
  'passport',
  'driving_licence',
  'residence_permit',
  'selfie',
  'proof_of_address',
  'source_of_funds',
  'payment_method',
] as const;
export const documentKind = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.infer<typeof documentKind>;

/** What has to be shown. Several kinds of document may show the same. */
export const DOCUMENT_NEEDS = ['identity', 'selfie', 'address', 'funds', 'payment'] as const;
export const documentNeed = z.enum(DOCUMENT_NEEDS);
export type DocumentNeed = z.infer<typeof documentNeed>;

export const KINDS_OF_NEED = {
  identity: ['identity_card', 'passport', 'driving_licence', 'residence_permit'],
  selfie: ['selfie'],
  address: ['proof_of_address'],
  funds: ['source_of_funds'],
  payment: ['payment_method'],
} as const satisfies Record<DocumentNeed, readonly DocumentKind[]>;

export const mayShow = (need: DocumentNeed, kind: DocumentKind): boolean =>
  KINDS_OF_NEED[need].some((each) => each === kind);

export const DOCUMENT_STATES = [
  'wanted',
  'submitted',
  'in_review',
  'accepted',
  'refused',
  'expired',
] as const;
export const documentState = z.enum(DOCUMENT_STATES);
export type DocumentState = z.infer<typeof documentState>;

/** What is refused or has expired is wanted again as another document, so that its reason and pictures stay. */
export const DOCUMENT_TRANSITIONS: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  wanted: ['submitted'],
  submitted: ['in_review', 'accepted', 'refused'],
  in_review: ['submitted', 'accepted', 'refused'],
  accepted: ['expired'],
  refused: [],
  expired: [],
};

/** States in which the member or an operator still has something to do. */
export const OPEN_DOCUMENT_STATES: readonly DocumentState[] = ['wanted', 'submitted', 'in_review'];

export const REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'wrong_document',
  'out_of_date',
  'other_person',
  'altered',
  'other',
] as const;
export const refusalReason = z.enum(REFUSAL_REASONS);
export type RefusalReason = z.infer<typeof refusalReason>;

/** Why a document is wanted. */
export const ASK_REASONS = ['cap', 'member', 'operator', 'refused', 'expired'] as const;
export const askReason = z.enum(ASK_REASONS);
export type AskReason = z.infer<typeof askReason>;

/** What of the profile the first tier needs. */
export const PROFILE_NEEDS = ['contact', 'name', 'birthday'] as const;
export const profileNeed = z.enum(PROFILE_NEEDS);
export type ProfileNeed = z.infer<typeof profileNeed>;

/** 0 registered, 1 with contact, name and birth date, 2 with identity, 3 with address and source of funds. */
export const TIERS = [0, 1, 2, 3] as const;
export const tier = z.literal(TIERS);
export type Tier = z.infer<typeof tier>;
