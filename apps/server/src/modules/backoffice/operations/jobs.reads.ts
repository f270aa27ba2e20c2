import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { JobRow } from './jobs.rules.ts';

/** False until the first worker has started. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('pgboss.job') is not null as has`.execute(
    db,
  );
  return rows[0]?.has === true;
}

/** Every job that a worker has registered, with its kept runs. */
export async function readJobs(db: Db): Promise<JobRow[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<JobRow>`
    select q.name, s.cron,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      min(greatest(j.created_on, j.start_after)) filter (where j.state in ('created', 'retry')) as "oldestWaitingAt",
      max(j.completed_on) filter (where j.state = 'completed') as "lastRunAt",
      (array_agg(extract(epoch from j.completed_on - j.started_on) * 1000 order by j.completed_on desc)
        filter (where j.state = 'completed'))[1]::int as "lastRunMilliseconds",
      max(j.completed_on) filter (where j.state = 'failed') as "lastFailedAt"
    from pgboss.queue q
    left join pgboss.schedule s on s.name = q.name
    left join pgboss.job j on j.name = q.name
    where not starts_with(q.name, '__')
    group by q.name, s.cron order by q.name`.execute(db);
  return rows;
}

type FailureRow = { id: string; failedAt: Date; attempts: number; error: string };

/** Failed runs of a job, newest first. */
export async function readFailures(
  db: Db,
  { name, limit, maxErrorLength }: { name: string; limit: number; maxErrorLength: number },
): Promise<FailureRow[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailureRow>`
    select id, coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as attempts,
      left(coalesce(output ->> 'message', output::text, ''), ${maxErrorLength}) as error
    from pgboss.job where name = ${name} and state = 'failed'
    order by completed_on desc nulls last, id limit ${limit}`.execute(db);
  return rows;
}
