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

type Operator = NonNullable<(typeof world)['accounts'][number]['operator']>;

/** Mistakes of an operator's side; they are planted before the real one. */
const OPERATOR_FAULTS: readonly [fault: string, foundBy: string, (operator: Operator) => Operator][] = [
  [
    'overlooks a refused bet',
    'W28',
    (operator) => ({
      ...operator,
      compare: async (lines) =>
        (await operator.compare(lines)).filter(({ kind }) => kind !== 'theirs_missing'),
    }),
  ],
  [
    'takes another amount for the same',
    'W28',
    (operator) => ({
      ...operator,
      compare: (lines) => operator.compare(lines.map(({ ask, state }) => ({ ask, ...(state && { state }) }))),
    }),
  ],
  ['never lists an open round', 'W29', (operator) => ({ ...operator, age: () => Promise.resolve([]) })],
  [
    'lists an open round too early',
    'W29',
    (operator) => ({ ...operator, age: (player, hours) => operator.age(player, hours + 10) }),
  ],
];

test.each(OPERATOR_FAULTS)('an operator’s side that %s is found by %s', async (_, foundBy, plant) => {
  const account = world.accounts.find(({ id }) => id === 'hmac');
  if (!account) throw new Error('no account of hmac');
  const { driver, backdoor, operator } = account;
  const results = await runConformance({
    driver,
    cases: conformanceCases.filter(({ id }) => id === foundBy),
    backdoor,
    operator: plant(operator),
  });
  expect(results.map(({ result }) => result)).toEqual(['failed']);
});
