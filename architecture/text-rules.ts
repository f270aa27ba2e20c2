import type { Source } from './sources.ts';

/** References to papers that a reader of the repository cannot open. */
const OUTSIDE_PAPERS = [
  /§\s?\d/,
  /\b[Rr]ows? [A-Z]{1,2}\d+\b/,
  /\b[Dd]ecisions? D\d+\b/,
  /\(D\d{1,2}\)/,
  /\bthe specification\b/i,
  /\bshared\/(?:spec|design)\b/,
  /\bdesign\/[\w-]+\.md\b/,
];

/** Words that no engineer would use for the thing, each with what to write instead. */
const PRIVATE_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\banew\b/i, 'again'],
  [/\bby heart\b/i, 'cached'],
  [/\bways? in\b(?! (?:which|the|a|an|this|that|these)\b)/i, 'sign-in method'],
  [/\bthe books\b/i, 'trial balance, ledger'],
  [/\bnobody else['’]s\b/i, 'say whose it is'],
  [/\bwhither\b|\bwhence\b|\bthereof\b|\bhereby\b|\bamong(?:st)\b/i, 'plain words'],
];

/** Lines of a text that refer to papers outside the repository or use a private vocabulary. */
export function textBreaches({ text }: Pick<Source, 'text'>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `line ${index + 1}`;
    const refers = OUTSIDE_PAPERS.some((pattern) => pattern.test(line))
      ? [`${at} refers to a paper outside the repository`]
      : [];
    const words = PRIVATE_WORDS.filter(([pattern]) => pattern.test(line)).map(
      ([pattern, instead]) => `${at} says “${pattern.exec(line)?.[0] ?? ''}” (${instead})`,
    );
    return [...refers, ...words];
  });
}

const MIN_DUPLICATE_LINES = 10;
const THIN = /^[\s{}()[\];,]*$|^\s*(?:\/\/|\/?\*)|^import |^\} from /;

type Line = { path: string; number: number; text: string };

/** Blocks of ten or more identical lines of code in two places; ignores blank lines, comments, brackets and imports. */
export function duplicatedBlocks(sources: readonly Source[]): string[] {
  const first = new Map<string, Line>();
  const found: string[] = [];
  for (const { path, text } of sources) {
    const lines = text
      .split('\n')
      .map((line, index): Line => ({ path, number: index + 1, text: line.trim() }))
      .filter((line) => !THIN.test(line.text));
    let inBlock = false;
    for (let start = 0; start + MIN_DUPLICATE_LINES <= lines.length; start += 1) {
      const block = lines.slice(start, start + MIN_DUPLICATE_LINES);
      const key = block.map((line) => line.text).join('\n');
      const [begin] = block;
      const known = first.get(key);
      if (!begin) continue;
      if (!known) first.set(key, begin);
      else if (!inBlock && (known.path !== path || begin.number - known.number >= MIN_DUPLICATE_LINES))
        found.push(`${path}:${begin.number} repeats ${known.path}:${known.number}`);
      inBlock = known !== undefined;
    }
  }
  return found;
}
