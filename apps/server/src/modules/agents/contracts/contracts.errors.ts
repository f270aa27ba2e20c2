import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const contractErrors = {
  /** Not the caller's, or nowhere. */
  notFound: { code: 'contracts.not_found', status: 404 },
  notDirect: { code: 'contracts.not_direct', status: 409 },
  notRoot: { code: 'contracts.not_root', status: 409 },
  notAgent: { code: 'contracts.not_agent', status: 409 },
  closed: { code: 'contracts.closed', status: 409 },
  /** An offer or a request to end waits for its answer. */
  pending: { code: 'contracts.pending', status: 409 },
  /** The payer has no running contract of the kind. */
  noContract: { code: 'contracts.no_contract', status: 409 },
  terms: { code: 'contracts.terms', status: 422 },
  notCovered: { code: 'contracts.not_covered', status: 409 },
  /** The contract is no longer, or not yet, in a state for this. */
  state: { code: 'contracts.state', status: 409 },
  /** No result that counts later than its round was settled. */
  notCorrected: { code: 'contracts.not_corrected', status: 409 },
  /** Figures of the period that salaries need are no longer kept. */
  tooOld: { code: 'contracts.too_old', status: 409 },
  /** An order about the period is being carried out. */
  resettling: { code: 'contracts.resettling', status: 409 },
  openBills: { code: 'contracts.open_bills', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
