import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_TABLES, REFERENCE_TABLES } from './table-kinds.ts';
import { schemaBreaches, tablesOf } from './testing/schema-rules.ts';

const schema = readFileSync(join(import.meta.dirname, '../../../schema.sql'), 'utf8');

test('every key of the schema begins with the merchant', () => {
  expect(schemaBreaches(schema)).toEqual([]);
});

test('every listed table exists, and every table is checked', () => {
  const names = tablesOf(schema).map(({ name }) => name);
  expect(names).toHaveLength(schema.match(/^create table /gm)?.length ?? 0);
  expect(names).toEqual(expect.arrayContaining([...REFERENCE_TABLES, ...LOCAL_TABLES]));
});

test('docs/scale-out.md lists the place of every table without a merchant', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/scale-out.md'), 'utf8');
  const named = (kind: string): string[] => {
    const item = new RegExp(`\\*\\*${kind} tables\\*\\*(.*?)\\n-`, 's').exec(page)?.[1] ?? '';
    return [...item.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name).toSorted();
  };
  expect(named('Reference')).toEqual([...REFERENCE_TABLES]);
  expect(named('Local')).toEqual([...LOCAL_TABLES]);
});

const table = (lines: readonly string[], indexes = ''): string =>
  `create table bets (\n${['merchant_id text not null', ...lines].map((line) => `  ${line}`).join(',\n')}\n);\n${indexes}\n`;

test.each([
  ['a primary key', table(['constraint bets_pkey PRIMARY KEY (id)'])],
  [
    'a primary key with the merchant at its end',
    table(['constraint bets_pkey PRIMARY KEY (id, merchant_id)']),
  ],
  ['a unique constraint', table(['constraint bets_id_key UNIQUE (id)'])],
  [
    'a unique index',
    table([], 'CREATE UNIQUE INDEX bets_id ON public.bets USING btree (id, merchant_id);\n'),
  ],
  [
    'a unique index of a part of the rows',
    table([], 'CREATE UNIQUE INDEX bets_id ON public.bets USING btree (id) WHERE (open);\n'),
  ],
  [
    'a foreign key to a merchant’s table',
    table(['constraint bets_fkey FOREIGN KEY (round_id) REFERENCES rounds(id)']),
  ],
  [
    'a foreign key with the merchant at its end',
    table(['constraint bets_fkey FOREIGN KEY (id, merchant_id) REFERENCES rounds(id, merchant_id)']),
  ],
  [
    'a cascade',
    table([
      'constraint bets_fkey FOREIGN KEY (merchant_id, id) REFERENCES rounds(merchant_id, id) ON DELETE CASCADE',
    ]),
  ],
  [
    'a foreign key to a local table',
    table(['constraint bets_fkey FOREIGN KEY (name) REFERENCES migrations(name)']),
  ],
  ['a table without a merchant', 'create table bets (\n  id uuid not null\n);\n'],
  [
    'a reference table that refers to a merchant’s table',
    'create table vendors (\n  constraint vendors_fkey FOREIGN KEY (merchant_id, id) REFERENCES rounds(merchant_id, id)\n);\n',
  ],
])('a planted violation is found: %s', (_, planted) => {
  expect(schemaBreaches(planted)).toHaveLength(1);
});

test('a valid key and a foreign key to a reference table are accepted', () => {
  const lines = [
    'constraint bets_pkey PRIMARY KEY (merchant_id, id)',
    'constraint bets_game_fkey FOREIGN KEY (game_id) REFERENCES games(id)',
    'constraint bets_round_fkey FOREIGN KEY (merchant_id, id) REFERENCES rounds(merchant_id, id)',
  ];
  const index = 'CREATE INDEX bets_age ON public.bets USING btree (at);\n';
  expect(schemaBreaches(table(lines, index))).toEqual([]);
});
