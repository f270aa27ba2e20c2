import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'payments.json';
const SAVED_AFTER_MILLISECONDS = 200;

const write = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? { $bigint: String(value) } : value;

const read = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && '$bigint' in value ? BigInt(String(value.$bigint)) : value;

function load(folder: string | undefined): Record<string, Array<[string, unknown]>> {
  if (!folder) return {};
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8'), read) as Record<
      string,
      Array<[string, unknown]>
    >;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Tables of the payment providers, kept in a file, so that a restart does not lose the money that the server knows of.
 * Rows hold texts, numbers and bigint; times are ISO texts. Without a folder they end with the process.
 */
export function createStore(folder?: string) {
  const stored = load(folder);
  const tables = new Map<string, Map<string, unknown>>();
  let timer: NodeJS.Timeout | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const rows = Object.fromEntries([...tables].map(([name, table]) => [name, [...table]]));
    writeFileSync(join(folder, `${FILE}.new`), JSON.stringify({ ...stored, ...rows }, write));
    renameSync(join(folder, `${FILE}.new`), join(folder, FILE));
  }

  return {
    table: <Row>(name: string): Map<string, Row> => {
      const known = tables.get(name) ?? new Map<string, unknown>(stored[name]);
      tables.set(name, known);
      return known as Map<string, Row>;
    },
    /** Call it after every change. */
    changed: (): void => {
      if (folder) timer ??= setTimeout(save, SAVED_AFTER_MILLISECONDS);
    },
    close: save,
  };
}
export type Store = ReturnType<typeof createStore>;
