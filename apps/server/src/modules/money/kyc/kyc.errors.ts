import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const kycErrors = {
  documentNotFound: { code: 'kyc.document_not_found', status: 404 },
  /** It is in another state by now. */
  documentMoved: { code: 'kyc.document_moved', status: 409 },
  /** A document of this kind does not show what is wanted. */
  kindMismatch: { code: 'kyc.kind_mismatch', status: 422 },
  birthDateNeeded: { code: 'kyc.birth_date_needed', status: 422 },
  documentOutOfDate: { code: 'kyc.document_out_of_date', status: 422 },
  underAge: { code: 'identity.under_age', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
