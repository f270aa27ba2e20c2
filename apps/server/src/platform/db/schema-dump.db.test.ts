import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { dumpSchema } from './schema-dump.ts';

test('schema.sql matches the migrations', async () => {
  const database = await createTestDatabase();
  try {
    const committed = await readFile(join(import.meta.dirname, '../../../schema.sql'), 'utf8');
    expect(await dumpSchema(database.db), 'run `npm run schema:dump`').toBe(committed);
  } finally {
    await database.close();
  }
});
