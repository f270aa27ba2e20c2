/** A word in English and in Thai. */
export type Word = readonly [EN: string, TY: string];
export type Words = readonly [Word, ...Word[]];

/** Pairs written as `English=Thai`, separated by commas. */
export function wordsOf(text: string): Words {
  const [first, ...rest] = text
    .split(',')
    .map((pair) => pair.trim().split('='))
    .map(([english = '', thai = '']): Word => [english, thai]);
  if (!first) throw new Error('no words');
  return [first, ...rest];
}
