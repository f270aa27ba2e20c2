import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const catalogueErrors = {
  gameNotFound: { code: 'catalogue.game_not_found', status: 404 },
  tooManyFavorites: { code: 'catalogue.too_many_favorites', status: 409 },
  /** In a list's filter: not among the vendors that the merchant shows. */
  unknownVendor: { code: 'catalogue.unknown_vendor', status: 422 },
  vendorNotFound: { code: 'catalogue.vendor_not_found', status: 404 },
  /** A vendor that is off has no position. */
  vendorOff: { code: 'catalogue.vendor_off', status: 409 },
  /** More leagues and matches than a list can put first. */
  tooManyFeatured: { code: 'catalogue.too_many_featured', status: 409 },
  gameMaintenance: { code: 'catalogue.game_maintenance', status: 409 },
  vendorMaintenance: { code: 'catalogue.vendor_maintenance', status: 409 },
  vendorNotConnected: { code: 'catalogue.vendor_not_connected', status: 409 },
  /** The vendor offers no demo of the game. */
  noDemo: { code: 'catalogue.no_demo', status: 409 },
  tooManyDemos: { code: 'catalogue.too_many_demos', status: 429 },
} as const satisfies Record<string, ErrorDefinition>;
