import { stripVTControlCharacters } from 'node:util';

const INTERVAL_MILLISECONDS = 15_000;

/** Vitest prints one line for each file (and indented ones for its slow tests), Playwright one for each test. */
const FINISHED = /^(?: [✓❯↓] +\S|\s+[✓✘-]\s+\d+ )/;
const FAILED = /^\s+[✘×] /;
const TOTAL = /^Running (\d+) tests/;

export type Progress = { onLine: (line: string) => void; stop: () => void };

/** Reads a test runner's output: prints failures at once, and how far the run is every fifteen seconds. */
export function reportProgress(name: string, say: (line: string) => void): Progress {
  let finished = 0;
  let total = '';
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    const done = total ? `${finished} of ${total} tests` : `${finished} files`;
    say(`  … ${name}: ${done} after ${seconds} s`);
  }, INTERVAL_MILLISECONDS);
  return {
    onLine: (printed) => {
      const line = stripVTControlCharacters(printed);
      if (FINISHED.test(line)) finished += 1;
      if (FAILED.test(line)) say(line);
      total = TOTAL.exec(line)?.[1] ?? total;
    },
    stop: () => clearInterval(timer),
  };
}
