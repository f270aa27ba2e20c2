import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const fileErrors = {
  notFound: { code: 'files.not_found', status: 404 },
  /** Neither PNG nor JPEG, damaged, or with too many pixels. */
  pictureInvalid: { code: 'files.picture_invalid', status: 422 },
  /** More pictures for one thing than it may have. */
  tooMany: { code: 'files.too_many', status: 422 },
  /** Too many uploaded pictures that are attached to nothing yet. */
  tooManyWaiting: { code: 'files.too_many_waiting', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
