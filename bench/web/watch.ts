/** Measurements of one page load, in milliseconds since its start. */
export type Visit = {
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  layoutShift: number;
  /** Total blocking time: what long tasks after the first paint took beyond 50 ms. */
  blocking: number;
  longestTask: number;
  /** When the first six tiles of games had their pictures; undefined for a page without tiles. */
  tiles: number | undefined;
  /** When the app could react to input; undefined for a page without the app. */
  ready: number | undefined;
  resources: Array<{
    url: string;
    type: string;
    started: number;
    ended: number;
    bytes: number;
    protocol: string;
  }>;
  documentBytes: number;
};

/** Set by the app when it has hydrated. */
export const READY_MARK = 'app-ready';
const LONG_TASK_MILLISECONDS = 50;

type Watched = { paints: LargestPaint[]; shifts: Shift[]; tasks: PerformanceEntry[] };
type LargestPaint = PerformanceEntry & { element?: Element; url: string; size: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const watched: Watched = { paints: [], shifts: [], tasks: [] };
  Object.assign(globalThis, { watched });
  const keep = (type: string, list: unknown[]): void =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries())).observe({
      type,
      buffered: true,
    });
  keep('largest-contentful-paint', watched.paints);
  keep('layout-shift', watched.shifts);
  keep('longtask', watched.tasks);
}

/** Runs in the page at the end, without access to this module. */
export function readPage({ mark, longTask }: { mark: string; longTask: number }): Visit {
  const { paints, shifts, tasks } = (globalThis as unknown as { watched: Watched }).watched;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const largest = paints.at(-1);
  const { element } = largest ?? {};
  const words = element?.textContent?.trim().slice(0, 40) ?? '';
  const picture = largest?.url ? new URL(largest.url).pathname : '';
  // The worst session window of shifts, as the web vital is defined.
  let layoutShift = 0;
  let sum = 0;
  let [from, last] = [0, 0];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last > 1_000 || startTime - from > 5_000) [sum, from] = [0, startTime];
    last = startTime;
    sum += value;
    layoutShift = Math.max(layoutShift, sum);
  }
  const late = tasks.filter((task) => task.startTime + task.duration > firstPaint);
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.game-tile img')].slice(0, 6);
  const arrivals = pictures.map(
    ({ currentSrc }) => resources.find(({ name }) => name === currentSrc)?.responseEnd ?? Infinity,
  );
  return {
    firstByte: page?.responseStart ?? 0,
    firstPaint,
    largestPaint: largest?.startTime ?? 0,
    largestElement: element ? `${element.tagName.toLowerCase()} ${picture || words}`.trim() : 'nothing',
    layoutShift,
    blocking: late.reduce((total, task) => {
      const within = task.startTime + task.duration - Math.max(task.startTime, firstPaint);
      return total + Math.max(0, within - longTask);
    }, 0),
    longestTask: Math.max(0, ...late.map(({ duration }) => duration)),
    tiles: arrivals.length > 0 ? Math.max(firstPaint, ...arrivals) : undefined,
    ready: performance.getEntriesByName(mark)[0]?.startTime,
    resources: resources.map((entry) => ({
      url: new URL(entry.name).pathname,
      type: entry.initiatorType,
      started: entry.startTime,
      ended: entry.responseEnd,
      bytes: entry.transferSize,
      protocol: entry.nextHopProtocol,
    })),
    documentBytes: page?.transferSize ?? 0,
  };
}

export const READ_OPTIONS = { mark: READY_MARK, longTask: LONG_TASK_MILLISECONDS };
