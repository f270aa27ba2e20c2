import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

/** The kernel counts processor time in hundredths of a second for every program, whatever its own tick is. */
const TICK_MICROSECONDS = 10_000;

type Times = { parent: number; own: number; ofEnded: number };

/** From `/proc`; undefined for a process that is gone, and on systems without it. */
function timesOf(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): Times[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);

/** Processor time in microseconds, since each of them started. */
export type ProcessorTime = { load: number; server: number; database: number };

/**
 * Reads how much processor time the load generator, the server and PostgreSQL have used; undefined where the system does
 * not tell, or the database is on another machine.
 */
export async function openProcessorTimes(
  db: Db,
  serverPid: number | undefined,
): Promise<() => ProcessorTime | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = timesOf(rows[0]?.pid ?? 0)?.parent;
  return () => {
    const [root, server] = [timesOf(postmaster ?? 0), timesOf(serverPid ?? 0)];
    if (postmaster === undefined || !root || !server) return undefined;
    const { user, system } = process.cpuUsage();
    const backends = childrenOf(postmaster).reduce((sum, { own }) => sum + own, 0);
    return {
      load: user + system,
      server: server.own * TICK_MICROSECONDS,
      database: (root.own + root.ofEnded + backends) * TICK_MICROSECONDS,
    };
  };
}

/** What was used between two readings. */
export const spentBetween = (before: ProcessorTime, after: ProcessorTime): ProcessorTime => ({
  load: after.load - before.load,
  server: after.server - before.server,
  database: after.database - before.database,
});
