import { conformanceCases } from '@croupier/conformance/cases.ts';
import { runConformance } from '@croupier/conformance/suite.ts';
import { resultTable } from '@croupier/conformance/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWalletWorld } from './testing/wallet-world.ts';

let world: Awaited<ReturnType<typeof openWalletWorld>>;

beforeAll(async () => {
  world = await openWalletWorld();
});
afterAll(() => world.close());

test.each(['hmac', 'hub88', 'evolution'])('the wallet passes every case over %s', async (id) => {
  const account = world.accounts.find((one) => one.id === id);
  if (!account) throw new Error(`no account of ${id}`);
  const { driver, backdoor, second, operator } = account;
  const results = await runConformance({
    driver,
    cases: conformanceCases,
    backdoor,
    operator,
    ...(id === 'hmac' && { second }),
  });
  const failed = results.filter(({ result }) => result === 'failed').map((one) => one.id);
  expect(failed, resultTable(results)).toEqual([]);
  expect(results.filter(({ result }) => result === 'passed').length).toBeGreaterThanOrEqual(26);
  expect((await world.audit()).findings).toEqual([]);
});
