import type { CatalogueGame, CatalogueVendor } from '../snapshot.types.ts';

/** A vendor with the given code and default values. */
export const vendorNamed = (code: string, over: Partial<CatalogueVendor> = {}): CatalogueVendor => ({
  id: code.toLowerCase(),
  code,
  name: code,
  inHouse: false,
  state: 'up',
  ...over,
});

/** An ordinary slot game. */
export const catalogueGame = (id: string, over: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  code: id,
  vendor: vendorNamed('NOVA', { name: 'Nova Works' }),
  category: 'rng',
  names: { EN: id },
  iconUrl: '',
  largeIconUrl: '',
  showIcon: true,
  hot: false,
  isGame: true,
  hasDemo: true,
  themes: [],
  rtpBps: 9_600,
  popularity: 0,
  position: 0,
  addedAt: new Date('2020-01-01T00:00:00Z'),
  ...over,
});
