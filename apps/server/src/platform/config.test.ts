import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, configurationTable, readConfig } from './config.ts';

const good = { DATABASE_URL: 'postgres://a:b@localhost/c' };

test('only the database has no default', () => {
  expect(readConfig(good)).toMatchObject({ port: 3000, host: '127.0.0.1', demo: false });
  expect(() => readConfig({})).toThrow(/^DATABASE_URL is not set/);
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ ...good, PORT: 'eighty' }, 'PORT'],
  [{ ...good, PORT: '70000' }, 'PORT'],
  [{ ...good, DEMO: 'maybe' }, 'DEMO'],
  [{ ...good, FILES_BUCKET: 'https://s3.example/pictures?region=x' }, 'FILES_BUCKET'],
  [{ ...good, FILES_BUCKET: 'https://key:secret@s3.example/pictures' }, 'FILES_BUCKET'],
])('%j is refused with the name of its variable', (environment, variable) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${variable} is wrong`));
});

test('a bucket is named by its address, with the keys in it', () => {
  const address = 'https://key:a%2Fb%2Bc@s3.example:9000/pictures/?region=eu-1';
  expect(readConfig({ ...good, FILES_BUCKET: address }).filesBucket).toEqual({
    url: 'https://s3.example:9000/pictures',
    region: 'eu-1',
    keyId: 'key',
    secret: 'a/b+c',
  });
});

test('docs/configuration.md matches the code', () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../../docs/configuration.md'),
    'utf8',
  ).replaceAll(/ +\|/g, ' |');
  for (const row of configurationTable().split('\n').slice(2)) expect(page).toContain(row);
});
