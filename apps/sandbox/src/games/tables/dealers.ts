import type { Catalogue } from '../host/catalogue.ts';
import type { CatalogueGame } from '../host/vendor.types.ts';

const SHIFT_MS = 30 * 60_000;
const FIRST_NAMES = (
  'Anong Bao Clara Dao Elif Felix Gita Hana Ines Jonas Kai Linh Marta Noi Oskar Paula Quyen Rosa Samir Tara ' +
  'Udom Vera Wanda Xenia Yara Zoe Arun Bella Chai Dalia Emre Fern Gustav Hoa Ivo Jana Kanya Lena Malee Nils ' +
  'Ola Ploy Rafael Siri Tomas Ulla Viktor Wan Yusuf Zita Aiko Bruno Carmen Duc Elena Farah Giulia Hugo Irma Jun ' +
  'Karl Leila Minh Nadia Olga Petra Ravi Sofia Thanh Uma Valentin Wilma Ying Zara Amara Boon Celia Dimas Esther Fah'
).split(' ');
/** Every vendor of live tables has the initials of one group. */
const INITIALS = ['ABCDE', 'FGHIJ', 'KLMNO', 'PQRST', 'UVWXY'];
/** From table to table and from shift to shift. They have no divisor in common with the number of names. */
const [TABLE_STEP, SHIFT_STEP] = [31, 37];

/** Who deals at the tables: at no time one person at two of them. Shifts end every half hour. */
export function createDealers(catalogue: Pick<Catalogue, 'vendors' | 'list'>) {
  const places = new Map<string, ReadonlyMap<string, number>>();
  const placesOf = (vendor: string): ReadonlyMap<string, number> => {
    const known = places.get(vendor);
    if (known) return known;
    const read = new Map(catalogue.list(vendor).map(({ code }, place) => [code, place]));
    places.set(vendor, read);
    return read;
  };
  return {
    at: ({ vendor, code }: Pick<CatalogueGame, 'vendor' | 'code'>, nowMs: number): string => {
      const initials = INITIALS[catalogue.vendors().indexOf(vendor) % INITIALS.length] ?? '';
      const place = placesOf(vendor).get(code) ?? 0;
      const turn = place * TABLE_STEP + Math.floor(nowMs / SHIFT_MS) * SHIFT_STEP;
      const name = turn % (FIRST_NAMES.length * initials.length);
      const initial = initials[(name + Math.floor(name / FIRST_NAMES.length)) % initials.length] ?? '';
      return `${FIRST_NAMES[name % FIRST_NAMES.length] ?? ''} ${initial}.`;
    },
  };
}
