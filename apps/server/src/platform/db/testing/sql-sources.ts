/**
 * Extracts the SQL of a formatted source file from template literals: Kysely's `sql`, or the `text` of a prepared
 * statement. Constants and functions of the same file are inlined; every other value becomes the parameter `$0`.
 */
export type SqlText = { line: number; text: string; functionName: string };

type Template = { start: number; end: number; parts: (string | Code)[] };
type Code = { start: number; end: number };

const isTagged = (source: string, start: number): boolean =>
  /(?:\bsql(?:<(?:[^<>`]|<[^<>`]*>)*>)?|\btext(?::| =))\s*$/.test(
    source.slice(Math.max(0, start - 400), start),
  );

/** The end of the quoted text that begins at `start`; for a template literal, including its parts. */
function endOfString(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
  }
  return source.length;
}

function skipComment(source: string, at: number): number {
  if (source.startsWith('//', at)) return source.indexOf('\n', at);
  return source.startsWith('/*', at) ? source.indexOf('*/', at) + 2 : at;
}

/** Scans code from `start` until `isEnd` holds at bracket depth 0, and visits every template literal on the way. */
function walk(
  source: string,
  start: number,
  isEnd: (character: string) => boolean,
): { end: number; templates: Template[] } {
  const templates: Template[] = [];
  let depth = 0;
  for (let at = start; at < source.length;) {
    const character = source[at] ?? '';
    const afterComment = skipComment(source, at);
    if (afterComment > at) at = afterComment;
    else if (depth === 0 && isEnd(character)) return { end: at, templates };
    else if (character === "'" || character === '"') at = endOfString(source, at);
    else if (character === '`') {
      const template = readTemplate(source, at);
      templates.push(template);
      at = template.end;
    } else {
      if ('([{'.includes(character)) depth += 1;
      if (')]}'.includes(character)) depth -= 1;
      at += 1;
    }
  }
  return { end: source.length, templates };
}

function readTemplate(source: string, start: number): Template {
  const parts: Template['parts'] = [];
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '`') return { start, end: at + 1, parts: [...parts, text] };
    if (source[at] === '\\') {
      text += source.slice(at, at + 2);
      at += 1;
    } else if (source.startsWith('${', at)) {
      const { end } = walk(source, at + 2, (character) => character === '}');
      parts.push(text, { start: at + 2, end });
      text = '';
      at = end;
    } else text += source[at];
  }
  throw new Error('a template literal has no end');
}

/** The code that a name stands for: its nearest declaration before `at`, else the first one. */
function declarationOf(source: string, name: string, at: number): Code | undefined {
  const declaration = new RegExp(
    String.raw`\b(?:const ${name}\b[^=\n]*=(?!=|>)|function ${name}\b[^(]*\()`,
    'g',
  );
  const starts = [...source.matchAll(declaration)].map((match) => match.index);
  const start = starts.findLast((index) => index < at) ?? starts[0];
  if (start === undefined) return undefined;
  if (source.startsWith('const', start))
    return { start, end: walk(source, start, (character) => character === ';').end };
  const body = source.indexOf('{\n', start);
  return { start: body, end: walk(source, body + 1, (character) => character === '}').end };
}

const MAX_DEPTH = 8;

/** The SQL that an expression stands for; undefined for a value. */
function sqlOf(source: string, code: Code, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const inner = walk(source.slice(0, code.end), code.start, () => false).templates.filter(({ start }) =>
    isTagged(source, start),
  );
  if (inner.length > 0) return inner.map((template) => textOf(source, template, depth + 1)).join(' ');
  const name = /^\s*([a-zA-Z]\w*)\s*(?:\(|$)/.exec(source.slice(code.start, code.end))?.[1];
  const declaration = name === undefined ? undefined : declarationOf(source, name, code.start);
  if (!declaration || /\.execute\(/.test(source.slice(declaration.start, declaration.end))) return undefined;
  return sqlOf(source, declaration, depth + 1);
}

const textOf = (source: string, { parts }: Template, depth = 0): string =>
  parts.map((part) => (typeof part === 'string' ? part : (sqlOf(source, part, depth) ?? ' $0 '))).join('');

/** Whether a template is only a fragment: a constant or function that another template uses. */
function isPart(source: string, template: Template): boolean {
  if (source.slice(template.end).startsWith('.execute(')) return false;
  const before = source.slice(0, template.start);
  const name = [...before.matchAll(/\b(?:const|function) (\w+)\b/g)].at(-1)?.[1];
  return name !== undefined && new RegExp(String.raw`\$\{[^}]*\b${name}\b`).test(source);
}

/** The name of the function that contains a statement. */
const functionAround = (before: string): string =>
  [...before.matchAll(/\bfunction (\w+)|\bconst (\w+) = (?:async )?(?:<[^>]*>)?\(/g)]
    .map(([, declared, assigned]) => declared ?? assigned)
    .at(-1) ?? '';

/** Every statement of the file. */
export function sqlTextsIn(source: string): SqlText[] {
  const templates = walk(source, 0, () => false).templates.filter(({ start }) => isTagged(source, start));
  return templates
    .filter((template) => !isPart(source, template))
    .map((template) => {
      const before = source.slice(0, template.start);
      return {
        line: before.split('\n').length,
        functionName: functionAround(before),
        text: textOf(source, template),
      };
    });
}
