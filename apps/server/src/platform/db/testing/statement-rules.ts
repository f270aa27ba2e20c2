import { kindOfTable } from '../table-kinds.ts';

/** An SQL token, or everything between two brackets. */
type Item = string | Item[];

const TOKEN = /'(?:[^']|'')*'|"[^"]*"|\$\d+|[a-z_]\w*|\d+|::|<>|[<>!]=|[^\s]/giu;

function parse(text: string): Item[] {
  const root: Item[] = [];
  const open: Item[][] = [root];
  for (const [token] of text.replaceAll(/--[^\n]*/g, '').matchAll(TOKEN)) {
    if (token === '(') open.push([]);
    else if (token === ')') {
      const group = open.length > 1 ? open.pop() : undefined;
      if (group) open.at(-1)?.push(group);
    } else open.at(-1)?.push(/^['"]/.test(token) ? token : token.toLowerCase());
  }
  return root;
}

const NOT_AN_ALIAS =
  /^(?:where|on|set|order|group|limit|join|left|cross|inner|full|using|returning|values|select|for|union|having|offset|as|and|natural)$/;

type Reference = { table: string; alias: string; written: boolean; columns: Item | undefined };

const isQuery = (item: Item | undefined): boolean =>
  Array.isArray(item) && (item[0] === 'select' || item[0] === 'with' || Array.isArray(item[0]));

/** The parts of a statement with their own tables: bracketed queries and the sides of a union. */
function scopesOf(items: readonly Item[]): Item[][] {
  const scopes: Item[][] = [[]];
  const inner: Item[][] = [];
  for (const item of items) {
    if (item === 'union' || item === 'except' || item === 'intersect') scopes.push([]);
    else scopes.at(-1)?.push(item);
    if (Array.isArray(item)) inner.push(...scopesOf(item));
  }
  return [...scopes, ...inner];
}

function referencesIn(scope: readonly Item[], tables: ReadonlySet<string>): Reference[] {
  const found: Reference[] = [];
  let inFrom = false;
  for (const [index, item] of scope.entries()) {
    if (item === 'from' || item === 'using') inFrom = true;
    else if (
      typeof item === 'string' &&
      /^(?:where|set|group|order|limit|returning|on|select|for)$/.test(item)
    )
      inFrom = false;
    const opens = /^(?:from|join|into|update|using)$/.test(String(item)) || (item === ',' && inFrom);
    const table = scope[index + 1];
    if (!opens || typeof table !== 'string' || !tables.has(table)) continue;
    const next = scope[index + 2] === 'as' ? index + 3 : index + 2;
    const word = scope[next];
    const named = typeof word === 'string' && /^[a-z_]\w*$/.test(word) && !NOT_AN_ALIAS.test(word);
    const columns = scope[named ? next + 1 : next];
    found.push({ table, alias: named ? word : table, written: item === 'into', columns });
  }
  return found;
}

/** The scope as text, without nested queries, which are scopes of their own. */
const flat = (scope: readonly Item[]): string =>
  scope
    .map((item) => {
      if (!Array.isArray(item)) return item;
      return isQuery(item) ? '( … )' : `( ${flat(item)} )`;
    })
    .join(' ');

const PARAMETER = String.raw`(?:\$\d+|any \( \$\d+|'')`;

function namesMerchant(text: string, alias: string, alone: boolean): boolean {
  const qualified = String.raw`\b${alias} \. merchant_id`;
  const column = alone ? String.raw`(?:${qualified}|(?<!\. )\bmerchant_id)` : qualified;
  return new RegExp(String.raw`${column} = ${PARAMETER}|\$\d+ = ${column}`).test(text);
}

const isJoinedByMerchant = (text: string, alias: string): boolean =>
  new RegExp(String.raw`\b${alias} \. merchant_id =|= ${alias} \. merchant_id|using \( merchant_id\b`).test(
    text,
  );

export type Rules = {
  tables: ReadonlySet<string>;
  /** An audit reads all merchants: it must join tables by merchant and group by merchant. */
  isAudit?: boolean;
};

/** How a statement violates the rules for merchants' tables, one line each. */
export function statementBreaches(text: string, { tables, isAudit = false }: Rules): string[] {
  const found: string[] = [];
  for (const scope of scopesOf(parse(text))) {
    const references = referencesIn(scope, tables);
    const ofMerchants = references.filter(({ table }) => kindOfTable(table) === 'distributed');
    const own = flat(scope);
    for (const { table, alias, written, columns } of ofMerchants) {
      const alone = ofMerchants.filter((reference) => !reference.written).length === 1;
      if (written) {
        if (!Array.isArray(columns) || !columns.includes('merchant_id'))
          found.push(`inserts into ${table} without merchant_id`);
      } else if (isAudit) {
        const joins = own.split(/\b(?:join|,)\s/).length > 1 && /\bjoin\b/.test(own);
        if (joins && !isJoinedByMerchant(own, alias))
          found.push(`joins ${alias} (${table}) without merchant_id`);
      } else if (!namesMerchant(own, alias, alone))
        found.push(`reads or changes ${table} without merchant_id =`);
    }
    if (isAudit && ofMerchants.length > 0)
      for (const [, columns = ''] of own.matchAll(/(?:group|partition) by (.*?)(?: having| order| \)|$)/g))
        if (!columns.includes('merchant_id')) found.push(`groups by ${columns} without merchant_id`);
  }
  if (/\b(?:on conflict .* do update|set|case)\b/s.test(text.toLowerCase()) && NOT_IMMUTABLE.test(text))
    found.push('computes a value that is not immutable where a distributed database refuses it');
  return found;
}

const NOT_IMMUTABLE =
  /\b(?:now|clock_timestamp|statement_timestamp|make_interval|convert_to|random|gen_random_uuid)\s*\(|\bcurrent_(?:timestamp|date)\b|\binterval\s*'/i;
