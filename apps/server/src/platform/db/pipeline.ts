import pg from 'pg';
import type { Row, Statement } from './statement.ts';

export type Answer = { command: string; rows: Row[] };

/** The driver's connection; its own types omit COPY and require an argument that it ignores. */
type Wire = {
  stream: { writable: boolean; write: (message: Buffer) => unknown };
  parse: (query: { name: string; text: string }) => void;
  bind: (config: { statement: string; values: (string | null)[] }) => void;
  describe: (message: { type: 'P' }) => void;
  execute: (config: null) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sync: () => void;
};

type Field = { name: string; parse: (text: string) => unknown };

/** The statements prepared on a connection, with their result columns. */
export type Prepared = Map<string, Field[]>;

const textOf = (value: string | number | bigint | null): string | null =>
  value === null ? null : String(value);

/**
 * Sends statements as one message sequence with a single Sync at its end: PostgreSQL executes them without waiting
 * for us and skips the rest after an error. COPY data follow their command at once, as the protocol allows; if the
 * command fails, the data are skipped as well.
 */
export function createPipeline(statements: readonly Statement[], prepared: Prepared) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer[]>();
  const answers: Answer[] = [];
  const sent = statements.map(({ name, text, copy }) => ({
    name: copy?.name ?? name,
    text: copy?.text ?? text,
  }));
  const fresh = new Map<string, Field[]>();
  let rows: Row[] = [];

  const fieldsOf = (): Field[] => {
    const name = sent[answers.length]?.name ?? '';
    return prepared.get(name) ?? fresh.get(name) ?? [];
  };

  const query = {
    submit: (connection: unknown): void => {
      const wire = connection as Wire;
      // One buffer costs the socket less than fifty small ones, corked or not.
      const { stream } = wire;
      const messages: Buffer[] = [];
      wire.stream = { writable: true, write: (message) => messages.push(message) };
      for (const [index, { name, text }] of sent.entries()) {
        const statement = statements[index];
        if (!prepared.has(name) && !fresh.has(name)) {
          wire.parse({ name, text });
          fresh.set(name, []);
        }
        const values = statement?.copy ? [] : (statement?.values ?? []);
        wire.bind({ statement: name, values: values.map(textOf) });
        if (!prepared.has(name)) wire.describe({ type: 'P' });
        wire.execute(null);
        if (statement?.copy) {
          wire.sendCopyFromChunk(Buffer.from(statement.copy.data));
          wire.endCopyFrom();
        }
      }
      wire.sync();
      wire.stream = stream;
      if (stream.writable) stream.write(Buffer.concat(messages));
    },
    handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }): void => {
      fresh.set(
        sent[answers.length]?.name ?? '',
        fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') })),
      );
    },
    handleDataRow: ({ fields }: { fields: (string | null)[] }): void => {
      const row: Record<string, unknown> = {};
      for (const [index, field] of fieldsOf().entries()) {
        const text = fields[index] ?? null;
        row[field.name] = text === null ? null : field.parse(text);
      }
      rows.push(row);
    },
    handleCommandComplete: ({ text }: { text: string }): void => {
      answers.push({ command: text.split(' ', 1)[0] ?? '', rows });
      rows = [];
    },
    handleCopyInResponse: (): void => {},
    handleError: (error: Error): void => reject(error),
    handleReadyForQuery: (): void => {
      for (const [name, fields] of fresh) prepared.set(name, fields);
      resolve(answers);
    },
  };
  return {
    query,
    answers: promise,
    /** Whether it prepares a statement; after an error its state is unknown. */
    prepares: (): boolean => fresh.size > 0,
  };
}
