import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const lineTransferErrors = {
  /** Nobody of the own line. */
  notFound: { code: 'agents.not_found', status: 404 },
  notDirect: { code: 'agents.not_direct', status: 409 },
  /** The merchant does not allow transfers in this direction. */
  closed: { code: 'line_transfers.closed', status: 403 },
  /** Either of the two may not move money now; why stays between that one and the merchant. */
  notAllowed: { code: 'line_transfers.not_allowed', status: 409 },
  tooLittle: { code: 'line_transfers.too_little', status: 422 },
  dayLimit: { code: 'line_transfers.day_limit', status: 409 },
  turnover: { code: 'line_transfers.turnover', status: 409 },
  openBills: { code: 'line_transfers.open_bills', status: 409 },
  /** The caller has used the id for another transfer. */
  idReused: { code: 'line_transfers.id_reused', status: 409 },
  badCursor: { code: 'lists.bad_cursor', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
