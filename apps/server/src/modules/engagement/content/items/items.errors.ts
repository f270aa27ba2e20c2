import type { ErrorDefinition } from '../../../../platform/http/errors.ts';

export const contentErrors = {
  notFound: { code: 'content.not_found', status: 404 },
  /** Somebody else has changed the item since the caller read it; nothing was saved. */
  stale: { code: 'content.stale', status: 409 },
  tooMany: { code: 'content.too_many', status: 409 },
  idTaken: { code: 'content.id_taken', status: 409 },
  slugTaken: { code: 'content.slug_taken', status: 409 },
  slugFixed: { code: 'content.slug_fixed', status: 409 },
  slugNeeded: { code: 'content.slug_needed', status: 422 },
  groupNeeded: { code: 'content.group_needed', status: 422 },
  sectionNeeded: { code: 'content.section_needed', status: 422 },
  audiencePopupsOnly: { code: 'content.audience_popups_only', status: 422 },
  periodReversed: { code: 'content.period_reversed', status: 422 },
  defaultLanguageMissing: { code: 'content.default_language_missing', status: 422 },
  sectionUnpublished: { code: 'content.section_unpublished', status: 409 },
  pictureInvalid: { code: 'content.picture_invalid', status: 422 },
  mediaFull: { code: 'content.media_full', status: 409 },
  sectionInUse: { code: 'content.section_in_use', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
