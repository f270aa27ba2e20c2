import pg from 'pg';

const MIN_VERSION = 150_000;

/** Describes a problem with DATABASE_URL in one line, before anything uses it, without the password. */
export async function checkDatabase(url: string): Promise<void> {
  const explain = (why: string): Error => {
    const place = URL.canParse(url) ? new URL(url).host : 'this address';
    return new Error(`DATABASE_URL: no usable PostgreSQL at ${place}: ${why}`);
  };
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < MIN_VERSION) throw new Error('version 15 or later is needed');
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    throw explain(message || code || 'no answer');
  } finally {
    await client.end().catch(() => {});
  }
}
