import { cpus, release, totalmem, type } from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** The machine that was measured on, in one line. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
}

/** Columns are as wide as their widest cell; numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        /^[\d.,]+(?: .*)?$/.test(cell)
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
