import { normalCommand, roundsDomain } from '../../apps/server/src/modules/games/rounds/commands.usecases.ts';
import type { Outcome } from '../../apps/server/src/modules/games/rounds/index.ts';
import type { InnerCommand } from '../../apps/server/src/modules/games/rounds/decisions/context.rules.ts';
import type { Lane, Wallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { count, milliseconds, table } from '../src/table.ts';
import { measure, type Result } from './measure.ts';
import type { Players } from './players.ts';

const MAX_COST = 0.05;
const MAX_WAL_BYTES = 1_000;

/** The hot path as it would be without the journal of settled rounds. */
const { finish: _, ...plainDomain } = roundsDomain;

const KINDS = ['without journal', 'with journal'] as const;
type Kind = (typeof KINDS)[number];

function medianOf(results: readonly Result[]): Result {
  const sorted = results.toSorted((one, other) => one.rate - other.rate);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('nothing was measured');
  return median;
}

/**
 * What the journal costs: the hot mix with and without it, in turns. The rounds without it stay in the database, so the
 * ledger audit has to run before.
 */
export async function compareJournal(given: {
  db: Db;
  wallet: Wallet;
  players: Players;
  quick: boolean;
}): Promise<void> {
  const { db, wallet, players, quick } = given;
  const bounds = quick
    ? { turns: 21, seconds: 0.7, warmUpSeconds: 0.15, inFlights: [128] }
    : { turns: 25, seconds: 1.5, warmUpSeconds: 0.3, inFlights: [16, 128, 1024] };
  const lanes: Record<Kind, Lane<InnerCommand, Outcome>> = {
    'without journal': wallet.createLane(plainDomain, { lanes: 2 }),
    'with journal': wallet.createLane(roundsDomain, { lanes: 2 }),
  };
  const results = new Map<string, Result[]>();
  // The first turn warms up the program and the caches, and is not counted. Each turn begins with the other kind.
  for (let turn = 0; turn <= bounds.turns; turn += 1)
    for (const inFlight of bounds.inFlights)
      for (const offset of KINDS.keys()) {
        const kind = KINDS[(turn + offset) % KINDS.length] ?? 'with journal';
        const result = await measure(db, players, {
          ...bounds,
          mix: 'hot',
          inFlight,
          submit: (_slot, command) => lanes[kind].submit(normalCommand(command)),
        });
        const key = `${kind} ${inFlight}`;
        if (turn > 0) results.set(key, [...(results.get(key) ?? []), result]);
      }

  const resultOf = (kind: Kind, inFlight: number): Result =>
    medianOf(results.get(`${kind} ${inFlight}`) ?? []);
  /** The median of the turns: what else runs on the machine meets both kinds of one turn alike. */
  const ratioAt = (inFlight: number): number => {
    const off = results.get(`without journal ${inFlight}`) ?? [];
    const ratios = (results.get(`with journal ${inFlight}`) ?? []).map(
      ({ rate }, turn) => rate / (off[turn]?.rate ?? rate),
    );
    return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
  };
  const lines = bounds.inFlights.flatMap((inFlight) =>
    KINDS.map((kind) => {
      const { rate, p50Milliseconds, p99Milliseconds, walBytesPerTransfer } = resultOf(kind, inFlight);
      return [
        kind,
        String(inFlight),
        count(rate),
        milliseconds(p50Milliseconds),
        milliseconds(p99Milliseconds),
        count(walBytesPerTransfer),
        kind === 'with journal' ? ratioAt(inFlight).toFixed(3) : '',
      ];
    }),
  );
  const head = ['hot mix', 'in flight', 'a second', 'p50', 'p99', 'WAL bytes', 'to without'];
  console.log(table(head, lines));
  const on = resultOf('with journal', 128);
  const cost = 1 - ratioAt(128);
  const verdicts = [
    ['cost of the journal at 128', `${(cost * 100).toFixed(1)} %`, '≤ 5 %', cost <= MAX_COST],
    [
      'write-ahead log per transfer',
      `${count(on.walBytesPerTransfer)} bytes`,
      '≤ 1,000',
      on.walBytesPerTransfer <= MAX_WAL_BYTES,
    ],
  ] as const;
  const rows = verdicts.map(([name, value, bar, met]) => [name, value, bar, met ? 'met' : 'MISSED']);
  console.log(`\n${table(['bar', 'measured', 'wanted', ''], rows)}`);
}
