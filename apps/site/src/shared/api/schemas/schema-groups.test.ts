import { siteApi } from '@croupier/contract/api.ts';
import { expect, test } from 'vitest';
import { SCHEMA_GROUPS } from './schema-groups.ts';

test('each group contains the calls of its modules', async () => {
  for (const [module, load] of Object.entries(SCHEMA_GROUPS)) {
    const { api } = await load();
    expect(api[module as keyof typeof api], module).toBe(siteApi[module as keyof typeof siteApi]);
  }
});

test('every module has a group', () => {
  expect(Object.keys(SCHEMA_GROUPS).toSorted()).toEqual(Object.keys(siteApi).toSorted());
});
