// `npm run test:crash -- --cycles 200`: kills server and database during play, once in each cycle.
// `npm run test:crash -- --payouts --cycles 1000`: kills a worker while it pays withdrawals.
// `npm run test:crash -- --vendors --cycles 200`: kills server, database and vendors during the play of vendors' games.
// `npm run test:crash -- --lottery --cycles 200`: kills processes that sell, chase, settle and correct lottery tickets.
// `npm run test:crash -- --agents --cycles 200`: kills processes and the database that settle the play of agents.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAgentCrashes } from '../apps/server/src/testing/crash/agents/agent-crash-run.ts';
import { runCrashCycles } from '../apps/server/src/testing/crash/crash-run.ts';
import { runPayoutCrashes } from '../apps/server/src/testing/crash/payout-crash-run.ts';
import { runVendorCrashes } from '../apps/server/src/testing/crash/vendor-crash-run.ts';
import { runLotteryCrashes } from '../apps/server/src/modules/games/lottery/testing/lottery-crash-run.ts';
import { DATA } from './lib/root.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    payouts: { type: 'boolean', default: false },
    vendors: { type: 'boolean', default: false },
    lottery: { type: 'boolean', default: false },
    agents: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const say = (line: string): void => console.log(line);
const folder = join(DATA, `crash-postgres-${process.pid}`);
const [cycles, seed] = [Number(values.cycles), Number(values.seed)];

async function runPlay(): Promise<{ figures: object; differences: string[] }> {
  const { differences, disasters, ...figures } = await runCrashCycles({ folder, cycles, seed, say });
  return { figures: { ...figures, ...disasters }, differences };
}

async function runPayouts(): Promise<{ figures: object; differences: string[] }> {
  const { differences, ...figures } = await runPayoutCrashes({ folder, kills: cycles, seed, say });
  return { figures, differences };
}

async function runVendors(): Promise<{ figures: object; differences: string[] }> {
  const { differences, kills, calls, ...figures } = await runVendorCrashes({ folder, cycles, seed, say });
  return { figures: { ...figures, ...kills, ...calls }, differences };
}

async function runLottery(): Promise<{ figures: object; differences: string[] }> {
  const { differences, ...figures } = await runLotteryCrashes({ folder, kills: cycles, seed, say });
  return { figures, differences };
}

async function runAgents(): Promise<{ figures: object; differences: string[] }> {
  const { differences, steps, ...figures } = await runAgentCrashes({ folder, kills: cycles, seed, say });
  return { figures: { ...figures, ...steps }, differences };
}

const runOther = values.payouts ? runPayouts : runPlay;
const run = values.agents ? runAgents : values.lottery ? runLottery : values.vendors ? runVendors : runOther;
await mkdir(DATA, { recursive: true });
let report: Awaited<ReturnType<typeof runPlay>>;
try {
  report = await run();
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
}
const { figures, differences } = report;
console.table({ ...figures, differences: differences.length });
for (const difference of differences.slice(0, 50)) console.error(difference);
process.exit(differences.length === 0 ? 0 : 1);
