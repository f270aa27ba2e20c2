/** The server's names of families that have another one in the catalogue. */
const CATALOGUE_CODES: Readonly<Record<string, string>> = {
  '3d': 'p3',
  'vn-north': 'vn-n',
  'vn-south': 'vn-s',
};

/** The code of a family in the catalogue, from that code or from the server's name. */
export const catalogueFamily = (family: string): string => CATALOGUE_CODES[family] ?? family;

/** The code of a family from its catalogue: `ssc/1` is of `ssc`. */
export const familyOfCatalogue = (catalogue: string): string => catalogue.split('/')[0] ?? catalogue;

/** Families whose plays are called alike. */
const GROUPS: Readonly<Record<string, string>> = {
  ssc: 'digits',
  p3: 'digits',
  '11x5': 'x5',
  k3: 'k3',
  pk10: 'pk10',
  thai: 'sea',
  lao: 'sea',
  hanoi: 'sea',
  stock: 'sea',
  'vn-n': 'vn',
  'vn-s': 'vn',
};

export const nameGroup = (family: string): string => GROUPS[catalogueFamily(family)] ?? 'digits';
