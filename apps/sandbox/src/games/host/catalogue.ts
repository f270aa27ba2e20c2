import { createVendorWorld, type VendorWorld } from '../../vendors/vendor-world.ts';
import type { CatalogueGame } from './vendor.types.ts';

/** The released games of all vendors. */
export function createCatalogue(world: VendorWorld = createVendorWorld()) {
  const games = new Map<string, Map<string, CatalogueGame>>();
  const gamesOf = (vendor: string): Map<string, CatalogueGame> => {
    const known = games.get(vendor);
    if (known) return known;
    const found = world.find(vendor);
    const read = new Map(
      (found ? world.gamesOf(found.vendor) : []).map((game) => [
        game.code,
        { ...game, vendor, vendorName: found?.vendor.name ?? vendor },
      ]),
    );
    if (found) games.set(vendor, read);
    return read;
  };
  return {
    hasVendor: (vendor: string): boolean => world.find(vendor) !== undefined,
    vendors: (): string[] => world.list().map(({ vendor }) => vendor.code),
    list: (vendor: string): CatalogueGame[] => [...gamesOf(vendor).values()],
    find: (vendor: string, code: string): CatalogueGame | undefined => gamesOf(vendor).get(code),
    isOpen: (vendor: string): boolean => world.find(vendor)?.state !== 'maintenance',
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;
