import { kindOfTable } from '../table-kinds.ts';

type Table = { name: string; lines: string[]; indexes: string[] };

const CREATE_TABLE = /^create table (\w+) \(\n(.*?)\n\)[^\n]*;\n((?:CREATE [^\n]*;\n)*)/gmsu;

export const tablesOf = (schema: string): Table[] =>
  [...schema.matchAll(CREATE_TABLE)].map(([, name = '', body = '', indexes = '']) => ({
    name,
    lines: body.split('\n').map((line) => line.trim().replace(/,$/, '')),
    indexes: indexes.split('\n').filter(Boolean),
  }));

const columnsIn = (list: string): string[] => list.split(',').map((column) => column.trim());

/** How a primary key, unique constraint or unique index violates the rule. */
function keyBreaches(table: Table): string[] {
  const keys = [
    ...table.lines.map((line) => /^constraint (\w+) (?:PRIMARY KEY|UNIQUE) \(([^)]*)\)/.exec(line)),
    ...table.indexes.map((line) => /^CREATE UNIQUE INDEX (\w+) ON .*? USING \w+ \(([^)]*)\)/.exec(line)),
  ];
  return keys.flatMap((key) =>
    key && columnsIn(key[2] ?? '')[0] !== 'merchant_id'
      ? [`key ${key[1]} does not begin with merchant_id`]
      : [],
  );
}

function referenceBreaches(table: Table): string[] {
  const kind = kindOfTable(table.name);
  return table.lines.flatMap((line) => {
    const key = /^constraint (\w+) FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(([^)]*)\)(.*)$/.exec(line);
    if (!key) return [];
    const [, name, own = '', target = '', theirs = '', actions = ''] = key;
    const found = [];
    const targetKind = kindOfTable(target);
    if (targetKind === 'distributed' && kind !== 'distributed')
      found.push(`foreign key ${name} refers from a ${kind} table to ${target} of a merchant`);
    else if (targetKind === 'local' && kind !== 'local')
      found.push(`foreign key ${name} refers to ${target}, which is local`);
    else if (
      targetKind === 'distributed' &&
      [own, theirs].some((columns) => columnsIn(columns)[0] !== 'merchant_id')
    )
      found.push(`foreign key ${name} does not begin with merchant_id`);
    if (/CASCADE|SET (?:NULL|DEFAULT)/.test(actions))
      found.push(`foreign key ${name} changes rows by itself`);
    return found;
  });
}

/** Everything in the schema that would prevent moving a merchant to another database, one line each. */
export const schemaBreaches = (schema: string): string[] =>
  tablesOf(schema).flatMap((table) => {
    const found = referenceBreaches(table);
    if (kindOfTable(table.name) === 'distributed') {
      if (!table.lines.includes('merchant_id text not null')) found.push('has no merchant_id');
      found.push(...keyBreaches(table));
    }
    return found.map((breach) => `${table.name}: ${breach}`);
  });
