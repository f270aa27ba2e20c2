import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const bonusErrors = {
  notFound: { code: 'bonuses.not_found', status: 404 },
  /** It does not wait to be started, or its time to start is over. */
  notWaiting: { code: 'bonuses.not_waiting', status: 409 },
  /** Another bonus of the member plays. */
  onePlays: { code: 'bonuses.one_plays', status: 409 },
  /** It has ended. */
  ended: { code: 'bonuses.ended', status: 409 },
  /** A bet with bonus money in it is above what the terms allow. */
  betAboveLimit: { code: 'bonuses.bet_above_limit', status: 409 },
  /** The merchant has no account at the maker of the game, or it has no free rounds. */
  freeRoundsUnavailable: { code: 'bonuses.free_rounds_unavailable', status: 409 },
  /** What would be lost has changed since it was shown, or was never shown. */
  previewNeeded: { code: 'bonuses.preview_needed', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
