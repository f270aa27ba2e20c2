import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const contestErrors = {
  notFound: { code: 'contests.not_found', status: 404 },
  notYet: { code: 'contests.not_yet', status: 409 },
  over: { code: 'contests.over', status: 409 },
  notOver: { code: 'contests.not_over', status: 409 },
  /** The member is excluded, on a break, or not meant. */
  notForYou: { code: 'contests.not_for_you', status: 403 },
  notDone: { code: 'contests.not_done', status: 409 },
  /** Every share of an envelope is taken. */
  empty: { code: 'contests.empty', status: 409 },
  /** The last shares are being taken at this moment; one may come free. */
  tryAgain: { code: 'contests.try_again', status: 409 },
  /** A promotion of this kind needs something that its definition lacks. */
  definition: { code: 'contests.definition', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
