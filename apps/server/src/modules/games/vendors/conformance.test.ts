import { conformanceCases } from '@croupier/conformance/cases.ts';
import { runConformance, type CaseResult } from '@croupier/conformance/suite.ts';
import { resultTable } from '@croupier/conformance/table.ts';
import { expect, test } from 'vitest';
import { conformanceAccounts, type ConformanceAccount } from './testing/conformance-accounts.ts';
import { FAULTS, type Fault } from './testing/reference-faults.ts';
import { serveReferenceWallet } from './testing/reference-server.ts';

// The suite itself is tested here, against a wallet in memory; against the real one in conformance.db.test.ts.

const accounts = conformanceAccounts();
const [hmac] = accounts;

async function resultsOf(
  { protocol, account, keys, driver }: ConformanceAccount,
  { fault, only }: { fault?: Fault; only?: string } = {},
): Promise<CaseResult[]> {
  const served = { adapter: protocol.wallet, account, keys: { current: keys }, ...(fault && { fault }) };
  const { url, backdoor, close } = await serveReferenceWallet(served);
  try {
    const cases = conformanceCases.filter(({ id }) => only === undefined || id === only);
    return await runConformance({ driver: driver(url), cases, backdoor });
  } finally {
    await close();
  }
}
const idsOf = (results: readonly CaseResult[], wanted: CaseResult['result']) =>
  results.filter(({ result }) => result === wanted).map(({ id }) => id);

const SKIPPED = {
  hmac: ['W21', 'W28', 'W29'],
  hub88: ['W18', 'W21', 'W28', 'W29', 'W30', 'W30b', 'C1', 'C3'],
  evolution: ['W13', 'W18', 'W21', 'W28', 'W29', 'W30', 'W30b', 'C1', 'C2', 'C3'],
} as const;

test.each(accounts.map((account) => [account.protocol.id as keyof typeof SKIPPED, account] as const))(
  'a wallet that keeps the rules passes over %s',
  async (id, account) => {
    const results = await resultsOf(account);
    expect(idsOf(results, 'failed'), resultTable(results)).toEqual([]);
    expect(idsOf(results, 'skipped')).toEqual(SKIPPED[id]);
  },
);

const FOUND_BY: Readonly<Record<Fault, string>> = {
  'debits a repeated bet again': 'W2',
  'answers a repeated bet with the balance of now': 'W2',
  'pays a repeated win again': 'W5',
  'takes a used id for the same whatever it says': 'W3',
  'forgets a rollback without its bet': 'W11',
  'takes bets beyond the balance': 'W6',
  'pays wins without a bet': 'W7',
  'goes on after a win of zero': 'W8',
  'returns a bet twice': 'W10',
  'returns a bet of a settled unit': 'W12',
  'rolls back wins': 'W13',
  'wants a live token for wins': 'W15',
  'takes bets with a dead token': 'W16',
  'believes every signature': 'W17',
  'takes a nonce twice': 'W18',
  'does not look at the clock': 'W18',
  'rounds amounts that are too fine': 'W24',
  'calculates with doubles': 'W24',
  'pays a promotion twice': 'W25',
  'ignores the player’s limits': 'W27',
  'takes stale corrections': 'W30',
  'corrects below zero': 'W30b',
  'takes any currency': 'W19',
  'takes any game': 'W19',
  'decides before the last bet is written': 'W4',
  'refuses bets of zero': 'W20',
  'keeps a cancelled unit open': 'C1',
  'pays behind a refused bet of a batch': 'C3',
};

test.each(FAULTS)('a wallet that %s is found', async (fault) => {
  if (!hmac) throw new Error('no account');
  const only = FOUND_BY[fault];
  expect(idsOf(await resultsOf(hmac, { fault, only }), 'failed')).toEqual([only]);
});
