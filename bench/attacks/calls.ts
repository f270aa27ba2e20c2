import { randomUUID } from 'node:crypto';
import { diceBet, seedsPath, times, type Answer, type Ask } from './world.ts';

/** `victim` is another member of the shop, `stranger` one of another shop. */
export type Sides = { attacker: Ask; victim: Ask; stranger: Ask };
/** Makes an attack and names what has succeeded that must not; empty if the server held. */
export type Attack = { name: string; calls: number; run: (sides: Sides) => Promise<string[]> };

const taken = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => status === 200);
const unless = (held: boolean, wrong: string): string[] => (held ? [] : [wrong]);
const distinct = (answers: readonly Answer[]): number =>
  new Set(answers.map(({ value }) => JSON.stringify(value))).size;

type Round = { roundId: string; isOver: boolean; nonce: number };
const roundIn = ({ value }: Answer): Round => value as Round;
const mines = (mineCount: number) => ({ id: randomUUID(), stake: '1', bet: { mines: mineCount } });

async function openMines(ask: Ask): Promise<Round> {
  const { status, value } = await ask('mines/start', mines(1));
  if (status !== 200) throw new Error(`mines did not start: ${JSON.stringify(value)}`);
  return value as Round;
}

/** Opens a field, if the round is not over, and cashes out, so that the next attack begins without a round. */
async function closeMines(ask: Ask): Promise<void> {
  const { value } = await ask('mines/round');
  if (value === null) return;
  const { roundId, moves } = value as { roundId: string; moves: unknown[] };
  const opened = await ask('mines/move', { roundId, step: moves.length, move: { field: 20 + moves.length } });
  if (!roundIn(opened).isOver) await ask('mines/move', { roundId, step: moves.length + 1, move: 'cash_out' });
}

const BAD_STAKES = ['0', '-1', '0.00001', '1e3', 'NaN', '', ' 1', '1,5', '0x10', '9'.repeat(30), 1, null, {}];
const BAD_BETS = [
  { direction: 'under', targetHundredths: 10_001 },
  { direction: 'under', targetHundredths: 50.5 },
  { direction: 'under', targetHundredths: 5_000, multiplierE4: 990_000 },
  { direction: '__proto__', targetHundredths: 5_000 },
  [],
  null,
];
const SPOTS = (spots: object[]) => ({ ...diceBet(), bet: { spots } });
const BAD_SPOTS = [
  SPOTS([]),
  SPOTS([{ spot: 'red', units: 0 }]),
  SPOTS([{ spot: 'red', units: -1 }]),
  SPOTS([{ spot: 'red', units: 0.5 }]),
  SPOTS(['red', 'red'].map((spot) => ({ spot, units: 1 }))),
  SPOTS(Array.from({ length: 101 }, (_, index) => ({ spot: `straight:${index}`, units: 1 }))),
];

/** Bets and seeds. */
export const BET_ATTACKS: readonly Attack[] = [
  {
    name: 'one id 50 times at once',
    calls: 50,
    run: async ({ attacker }) => {
      const bet = diceBet();
      const answers = await times(50, () => attacker('dice/bet', bet));
      return unless(taken(answers).length === 50 && distinct(answers) === 1, 'the answers differ');
    },
  },
  {
    name: 'one id with 50 other contents at once',
    calls: 50,
    run: async ({ attacker }) => {
      const id = randomUUID();
      const answers = await times(50, (index) =>
        attacker('dice/bet', diceBet({ id, stake: `${index + 1}` })),
      );
      return unless(taken(answers).length === 1, `${taken(answers).length} contents were taken`);
    },
  },
  {
    name: '200 bets at once, together above the balance',
    calls: 200,
    run: async ({ attacker }) => {
      const answers = await times(200, () => attacker('dice/bet', diceBet({ stake: '90' })));
      // Wins may pay for all of them; a balance below zero shows in the account.
      const other = answers.filter(
        ({ status, code }) => status !== 200 && code !== 'wallet.insufficient_funds',
      );
      return unless(other.length === 0, `${other.length} were refused for another reason`);
    },
  },
  {
    name: 'rotation of the seeds during 60 bets',
    calls: 80,
    run: async ({ attacker }) => {
      const bets = times(60, () => attacker('dice/bet', diceBet({ stake: '0.1' })));
      const turns = await times(20, (index) =>
        attacker(`${seedsPath}/rotate`, { clientSeed: `seed${index}` }),
      );
      await bets;
      const revealed = taken(turns).map(
        ({ value }) => (value as { revealed: { serverSeed: string } }).revealed,
      );
      const different = new Set(revealed.map(({ serverSeed }) => serverSeed)).size;
      return unless(different === revealed.length, 'a server seed was revealed twice');
    },
  },
  {
    name: 'the id of another member’s round, here and at another shop',
    calls: 4,
    run: async ({ attacker, victim, stranger }) => {
      const bet = diceBet();
      await victim('dice/bet', bet);
      const answers = [
        await attacker('dice/bet', bet),
        await attacker(`/wps/rounds/${bet.id}`),
        await stranger(`/wps/rounds/${bet.id}`),
      ];
      return unless(taken(answers).length === 0, 'another member’s round was answered');
    },
  },
  {
    name: 'ids that only the server derives',
    calls: 3,
    run: async ({ attacker }) => {
      const derived = '6f1d6c0e-3f0b-5a57-9c55-2d1c9c1f7a10';
      const ids = [derived, 'x', '00000000-0000-0000-0000-000000000000'];
      const answers = await times(ids.length, (index) => attacker('dice/bet', diceBet({ id: ids[index] })));
      return unless(taken(answers).length === 0, 'such an id was taken');
    },
  },
  {
    name: 'altered stakes, bets and spots',
    calls: BAD_STAKES.length + BAD_BETS.length + BAD_SPOTS.length,
    run: async ({ attacker }) => {
      const answers = [
        ...(await times(BAD_STAKES.length, (at) => attacker('dice/bet', diceBet({ stake: BAD_STAKES[at] })))),
        ...(await times(BAD_BETS.length, (at) => attacker('dice/bet', diceBet({ bet: BAD_BETS[at] })))),
        ...(await times(BAD_SPOTS.length, (at) => attacker('roulette/bet', BAD_SPOTS[at]))),
      ];
      const failed = answers.filter(({ status }) => status >= 500);
      return [
        ...unless(taken(answers).length === 0, `${taken(answers).length} were taken`),
        ...unless(failed.length === 0, `${failed.length} made the server fail`),
      ];
    },
  },
];

/** Rounds of several calls. */
export const ROUND_ATTACKS: readonly Attack[] = [
  {
    name: 'rotation in mid-round, and reading the seed of the round',
    calls: 21,
    run: async ({ attacker }) => {
      const { roundId } = await openMines(attacker);
      const turns = await times(20, () => attacker(`${seedsPath}/rotate`, { clientSeed: 'mine' }));
      const record = JSON.stringify((await attacker(`/wps/rounds/${roundId}`)).value ?? null);
      await closeMines(attacker);
      return [
        ...unless(taken(turns).length === 0, 'the seeds were rotated'),
        ...unless(!/"serverSeed":"/.test(record), 'the record tells the seed'),
      ];
    },
  },
  {
    name: 'each call of a round 20 times at once',
    calls: 60,
    run: async ({ attacker }) => {
      const start = mines(1);
      const starts = await times(20, () => attacker('mines/start', start));
      const move = { roundId: start.id, step: 0, move: { field: 3 } };
      const moves = await times(20, () => attacker('mines/move', move));
      const out = { roundId: start.id, step: 1, move: 'cash_out' };
      const isOver = moves.some((answer) => roundIn(answer).isOver);
      const outs = isOver ? [] : await times(20, () => attacker('mines/move', out));
      const same = [starts, moves, outs].every((answers) => distinct(answers) <= 1);
      return unless(same, 'repeated calls were answered differently');
    },
  },
  {
    name: '24 moves at one step at once',
    calls: 24,
    run: async ({ attacker }) => {
      const { roundId } = await openMines(attacker);
      const answers = await times(24, (field) =>
        attacker('mines/move', { roundId, step: 0, move: { field } }),
      );
      await closeMines(attacker);
      return unless(taken(answers).length === 1, `${taken(answers).length} moves were made`);
    },
  },
  {
    name: 'moves that were not offered: old, ahead, outside the field',
    calls: 6,
    run: async ({ attacker }) => {
      const { roundId } = await openMines(attacker);
      const bad = [
        { step: 0, move: 'cash_out' },
        { step: 5, move: { field: 1 } },
        { step: -1, move: { field: 1 } },
        { step: 0, move: { field: 25 } },
        { step: 0, move: { field: 1, multiplierE4: 990_000 } },
        { step: 0, move: 'hit' },
      ];
      const answers = await times(bad.length, (index) => attacker('mines/move', { roundId, ...bad[index] }));
      await closeMines(attacker);
      return unless(taken(answers).length === 0, 'such a move was made');
    },
  },
  {
    name: 'moves in another member’s round, here and at another shop',
    calls: 2,
    run: async ({ attacker, victim, stranger }) => {
      const { roundId } = await openMines(victim);
      const move = { roundId, step: 0, move: { field: 1 } };
      const answers = [await attacker('mines/move', move), await stranger('mines/move', move)];
      const { value } = await victim('mines/round');
      await closeMines(victim);
      return [
        ...unless(taken(answers).length === 0, 'the move was taken'),
        ...unless((value as { moves: unknown[] }).moves.length === 0, 'the round was moved'),
      ];
    },
  },
  {
    name: 'ten starts at once',
    calls: 10,
    run: async ({ attacker }) => {
      const answers = await times(10, () => attacker('mines/start', mines(3)));
      await closeMines(attacker);
      return unless(taken(answers).length === 1, `${taken(answers).length} rounds began`);
    },
  },
];
