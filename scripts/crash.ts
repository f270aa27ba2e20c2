// `npm run test:crash -- --cycles 200`: kills server and database during play, once in each cycle.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashCycles, type CrashReport } from '../apps/server/src/testing/crash/crash-run.ts';
import { DATA } from './lib/root.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const say = (line: string): void => console.log(line);
const folder = join(DATA, `crash-postgres-${process.pid}`);
await mkdir(DATA, { recursive: true });
let report: CrashReport;
try {
  const [cycles, seed] = [Number(values.cycles), Number(values.seed)];
  report = await runCrashCycles({ folder, cycles, seed, say });
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
}
const { differences, disasters, ...figures } = report;
console.table({ ...figures, ...disasters, differences: differences.length });
for (const difference of differences.slice(0, 50)) console.error(difference);
process.exit(differences.length === 0 ? 0 : 1);
