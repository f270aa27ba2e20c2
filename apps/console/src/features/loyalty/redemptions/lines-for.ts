/** Pasted lines, empty ones left out. */
export const linesFor = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
