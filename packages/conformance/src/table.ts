import type { CaseResult, Need } from './suite.ts';

const MAX_EXCHANGE = 4_000;
const MARKS = { passed: 'passed', failed: 'FAILED', skipped: 'skipped' } as const;

const WHY: Partial<Record<string, string>> = {
  backdoor: 'changes the player; needs an account for tests',
  second_account: 'needs a second account',
  operator: 'seen by the operator only',
} satisfies Partial<Record<Need, string>>;

const cut = (text: string): string => (text.length > MAX_EXCHANGE ? `${text.slice(0, MAX_EXCHANGE)}…` : text);

/** One line per case; for failed ones the calls and answers, the last ones last. */
export function resultTable(results: readonly CaseResult[], { verbose = false } = {}): string {
  const width = Math.max(...results.map(({ title }) => title.length));
  const lines = results.flatMap(({ id, title, result, reason, milliseconds, exchanges }) => {
    const why =
      result === 'skipped' ? (WHY[reason] ?? `the protocol has no ${reason.replaceAll('_', ' ')}`) : reason;
    const time = result === 'skipped' ? '' : milliseconds.toFixed(0);
    const line = `${id.padEnd(5)} ${title.padEnd(width)}  ${MARKS[result].padEnd(7)} ${time.padStart(6)}  ${why}`;
    if (result !== 'failed' && !verbose) return [line.trimEnd()];
    const calls = exchanges.flatMap(({ request, answer }) => [
      `        → ${cut(request)}`,
      `        ← ${cut(answer)}`,
    ]);
    return [line.trimEnd(), ...(verbose ? calls : calls.slice(-12))];
  });
  const count = (wanted: CaseResult['result']) => results.filter(({ result }) => result === wanted).length;
  const head = `${'case'.padEnd(5)} ${''.padEnd(width)}  ${'result'.padEnd(7)} ${'ms'.padStart(6)}`;
  return [
    head,
    ...lines,
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ].join('\n');
}
