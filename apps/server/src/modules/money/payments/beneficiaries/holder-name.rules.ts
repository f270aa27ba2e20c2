/** Words before a name that banks print or leave out. */
const TITLES: ReadonlySet<string> = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'MX',
  'DR',
  'PROF',
  'HERR',
  'FRAU',
  'MME',
  'MLLE',
  'SR',
  'SRA',
  'SIG',
  'MASTER',
  'KHUN',
]);

/** Letters that banks write with plain ones and that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Ø: 'O',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  İ: 'I',
};

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const spaced = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');

/**
 * The form in which names of account holders are compared. Latin letters lose their marks and case, a title is left out
 * and the order of words does not count, because banks differ in all of these. Names in other scripts must be the same.
 */
export function holderKey(name: string): string {
  const text = name.toWellFormed();
  if (OTHER_SCRIPT.test(text)) return spaced(text.normalize('NFC'));
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[ĐÐØŁÆŒÞİ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    // O’Brien and O'Brien are one word; Anne-Marie is two for some banks.
    .replaceAll(/['’`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const named = TITLES.has(first) && others.length > 0 ? others : words;
  return named.toSorted().join(' ');
}

/** Whether a holder is the person with this payee name. */
export const isSameHolder = (holder: string, payeeName: string): boolean => {
  const key = holderKey(holder);
  return key !== '' && key === holderKey(payeeName);
};
