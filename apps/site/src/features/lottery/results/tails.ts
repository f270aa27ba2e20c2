/** The last two digits of every prize by their first digit: the second digits, in order. */
export function tailsByHead(numbers: readonly string[]): string[][] {
  const heads: string[][] = Array.from({ length: 10 }, () => []);
  for (const number of numbers) {
    const tail = number.slice(-2);
    if (tail.length === 2) heads[Number(tail[0])]?.push(tail[1] ?? '');
  }
  return heads.map((ends) => ends.toSorted());
}
