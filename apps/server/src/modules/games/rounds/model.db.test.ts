import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createWallet, type TransferOutcome, type Wallet } from '../../money/wallet/index.ts';
import { normalCommand } from './commands.usecases.ts';
import { createRounds, type Outcome, type RoundCommand, type Rounds } from './index.ts';
import { history, MEMBERS, ROUNDS, rush, START, type Group } from './testing/histories.ts';
import { CURRENCY, namesOf, playAnswer, transferAnswer } from './testing/model-run.ts';
import { modelRuns, modelSeed } from './testing/model-seed.ts';
import { createModel, HOUSE, type Answer, type Command, type Model } from './testing/model.ts';

/** The command's own id, and those of what it posts beside its record. */
function idsPostedBy(command: RoundCommand): string[] {
  const inner = normalCommand(command);
  if (inner.kind === 'cancel') return [inner.stakeTransferId, inner.payoutTransferId];
  return inner.kind === 'correct' ? [inner.transferId] : [command.id];
}

type Server = { wallet: Wallet; rounds: Rounds };

const clock = createManualClock(new Date());
let database: TestDatabase;
let first: Server;
let second: Server;
let runs = 0;

const createServer = (): Server => {
  const wallet = createWallet({ db: database.db, clock });
  // One lane, so that commands submitted together are decided in order.
  const rounds = createRounds({ db: database.db, clock, wallet, lanes: { lanes: 1 } });
  wallet.hooks.checks.push(rounds.check);
  return { wallet, rounds };
};

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 16 });
  first = createServer();
  second = createServer();
});
afterAll(async () => {
  await Promise.all([first.wallet.close(), second.wallet.close()]);
  await database.close();
});

/** A separate merchant for each history, with the members' initial balances. */
async function begin(): Promise<{ merchantId: string; model: Model }> {
  runs += 1;
  const merchantId = `model${runs}`;
  const model = createModel();
  const moves = MEMBERS.map((to) => ({ id: `start ${to}`, from: HOUSE, to, amount: START }));
  model.run({ kind: 'transfers', moves });
  await first.wallet.submit(namesOf(merchantId).batchOf(moves));
  return { merchantId, model };
}

/** Posting in a transaction throws refusals; here they become the lane's answers. */
const postIn = async (wallet: Wallet, batch: Parameters<Wallet['submit']>[0]): Promise<TransferOutcome> => {
  try {
    return { status: 'accepted', transfers: await wallet.transaction((tx) => wallet.post(tx, batch)) };
  } catch (error) {
    if (error instanceof AppError) return { status: 'refused', error };
    throw error;
  }
};

async function answersOf({ wallet, rounds }: Server, merchantId: string, group: Group): Promise<Answer[]> {
  const names = namesOf(merchantId);
  const ask = async (command: Command): Promise<Answer> => {
    if (command.kind !== 'transfers') return playAnswer(await rounds.submit(names.commandOf(command)));
    const batch = names.batchOf(command.moves);
    return transferAnswer(await (group.door === 'lane' ? wallet.submit(batch) : postIn(wallet, batch)));
  };
  if (group.door === 'lane') return Promise.all(group.commands.map(ask));
  const answers: Answer[] = [];
  for (const command of group.commands) answers.push(await ask(command));
  return answers;
}

async function expectSameBooks(merchantId: string, model: Model): Promise<void> {
  const names = namesOf(merchantId);
  for (const member of MEMBERS) {
    const balance = await first.wallet.balanceOf(merchantId, names.memberOf(member), CURRENCY);
    expect(balance.main).toEqual({
      amountMinor: BigInt(model.balance(member)),
      sequence: BigInt(model.entries(member)),
    });
  }
  for (const name of ROUNDS) {
    const round = await first.rounds.findRound(database.db, { merchantId, roundId: names.idOf(name) });
    const expected = model.rounds.get(name);
    expect(round && { state: round.state, stake: round.stakeMinor, payout: round.payoutMinor }).toEqual(
      expected && {
        state: expected.state,
        stake: BigInt(expected.stake),
        payout: BigInt(expected.payout),
      },
    );
  }
  const house = await first.wallet.houseBalance(merchantId, CURRENCY);
  expect(house.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(BigInt(model.balance(HOUSE)));
}

/** A rollback of a win: only every tenth random history has one. */
const NOT_A_BET: Group[] = [
  {
    door: 'lane',
    commands: [
      { kind: 'bet', id: 't0', member: 'ann', round: 'r1', amount: 10, free: false, closes: false },
      {
        kind: 'win',
        id: 't1',
        member: 'ann',
        round: 'r1',
        amount: 20,
        final: false,
        free: false,
        late: false,
      },
      { kind: 'rollback', id: 't2', member: 'ann', round: 'r1', bet: 't1', named: true },
    ],
  },
];

test('every history gets the same answers and state as the model', async () => {
  const seed = modelSeed();
  console.info(`ledger model: seed ${seed}`);
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (groups) => {
      const { merchantId, model } = await begin();
      for (const [index, group] of groups.entries()) {
        const expected = group.commands.map((command) => model.run(command));
        for (const answer of expected) {
          const kind = answer.startsWith('refused') ? answer : 'accepted';
          reached.set(kind, (reached.get(kind) ?? 0) + 1);
        }
        const server = index % 2 === 0 ? first : second;
        expect(await answersOf(server, merchantId, group)).toEqual(expected);
        clock.advance(index * 40_000);
      }
      await expectSameBooks(merchantId, model);
    }),
    { seed, numRuns: modelRuns(60), examples: [[NOT_A_BET]] },
  );
  // Every possible answer must have occurred, or the test would prove nothing.
  expect([...reached.keys()].toSorted()).toEqual([
    'accepted',
    'refused rounds.bet_cancelled',
    'refused rounds.mismatch',
    'refused rounds.not_a_bet',
    'refused rounds.not_found',
    'refused rounds.not_open',
    'refused wallet.insufficient_funds',
    'refused wallet.transfer_mismatch',
  ]);
  expect((await first.wallet.audit()).findings).toEqual([]);
});

test('two servers given the same commands concurrently execute each once', async () => {
  const seed = modelSeed();
  console.info(`ledger rush: seed ${seed}`);
  await fc.assert(
    fc.asyncProperty(rush, async (commands) => {
      const { merchantId } = await begin();
      const names = namesOf(merchantId);
      const asked = commands.flatMap((command) =>
        command.kind === 'transfers' ? [] : [names.commandOf(command)],
      );
      const [one, two] = await Promise.all(
        [first, second].map(({ rounds }) => Promise.all(asked.map((command) => rounds.submit(command)))),
      );
      const outcomes = [...(one ?? []), ...(two ?? [])];
      // However often and wherever an id was accepted: one answer, executed once.
      const done = new Map<string, Outcome>();
      for (const [index, outcome] of outcomes.entries()) {
        const id = asked[index % asked.length]?.id ?? '';
        if (outcome.status !== 'accepted') continue;
        const known = done.get(id);
        if (known) expect({ ...outcome, duplicate: null }).toEqual({ ...known, duplicate: null });
        else done.set(id, outcome);
      }
      for (const id of done.keys()) {
        const fresh = outcomes.filter(
          (outcome, index) =>
            asked[index % asked.length]?.id === id && outcome.status === 'accepted' && !outcome.duplicate,
        );
        expect(fresh.length).toBe(1);
      }
      const entered = new Set<string>();
      // A member's entries have no gaps, and no intermediate balance is negative.
      for (const name of MEMBERS) {
        const memberId = names.memberOf(name);
        const lines = await first.wallet.changesSince({ merchantId, memberId, currency: CURRENCY }, 0n);
        let balance = 0n;
        for (const [index, line] of lines.entries()) {
          balance += line.amountMinor;
          if (line.code !== 'adjustment') entered.add(line.transferId);
          expect(line).toMatchObject({ sequence: BigInt(index + 1), balanceAfterMinor: balance });
          expect(balance).toBeGreaterThanOrEqual(0n);
        }
        const { main } = await first.wallet.balanceOf(merchantId, memberId, CURRENCY);
        expect(main).toEqual({ amountMinor: balance, sequence: BigInt(lines.length) });
      }
      // The database contains every accepted bet and payout, and nothing else.
      for (const [index, outcome] of outcomes.entries()) {
        const command = asked[index % asked.length];
        if (outcome.status !== 'accepted' || !command || !('amountMinor' in command)) continue;
        const isFree = command.kind === 'bet' && command.free === true;
        if (command.amountMinor > 0n && !isFree) expect(entered).toContain(command.id);
      }
      const posted = new Set(asked.filter(({ id }) => done.has(id)).flatMap(idsPostedBy));
      expect([...entered].filter((id) => !posted.has(id))).toEqual([]);
    }),
    { seed, numRuns: modelRuns(25) },
  );
  expect((await first.wallet.audit()).findings).toEqual([]);
});
