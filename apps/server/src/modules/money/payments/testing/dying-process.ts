import pg from 'pg';

/**
 * Runs work as if its process died at one of its statements: that one and all later ones lose their connection. The
 * database decides by itself about transactions that were open.
 *
 * @param sent whether the statement still reaches the database, whose answer is lost
 */
export async function dieDuring(
  { at, sent }: { at: number; sent: boolean },
  work: () => Promise<unknown>,
): Promise<void> {
  // Restored below.
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  let statements = 0;
  prototype.query = function dying(this: { connection: { stream: { destroy: () => void } } }, ...given) {
    statements += 1;
    if (statements < at) return query.apply(this, given);
    const { stream } = this.connection;
    if (statements > at || !sent) {
      stream.destroy();
      return query.apply(this, given);
    }
    const answer = query.apply(this, given);
    setImmediate(() => stream.destroy());
    return answer;
  };
  try {
    await work().catch(() => {});
  } finally {
    prototype.query = query;
  }
}
