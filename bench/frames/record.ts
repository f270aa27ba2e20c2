import type { Page } from '../../e2e/fixtures/browser.ts';

/** A screen draws sixty frames a second. */
const FRAME_MILLISECONDS = 1_000 / 60;
/** Beyond this, the frame before was shown twice. */
const LATE_MILLISECONDS = FRAME_MILLISECONDS * 1.5;

export type Frames = {
  /** Times between two frames in milliseconds. */
  deltas: number[];
};

type Recording = { times: number[]; isOn: boolean };

/** Notes the time of every frame while something is done, and for a while after it. */
export async function recordFrames(
  page: Page,
  act: () => Promise<void>,
  milliseconds: number,
): Promise<Frames> {
  await page.evaluate(() => {
    const recording: Recording = { times: [], isOn: true };
    Object.assign(globalThis, { recording });
    const note = (time: number): void => {
      recording.times.push(time);
      if (recording.isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  await page.waitForTimeout(milliseconds);
  const times = await page.evaluate(() => {
    const { recording } = globalThis as unknown as { recording: Recording };
    recording.isOn = false;
    return recording.times;
  });
  return { deltas: times.slice(1).map((time, index) => time - (times[index] ?? time)) };
}

export type Summary = { perSecond: number; late: number; p95: number; longest: number };

/** Frames per second, the share of late frames, and the longest times between two frames. */
export function summaryOf({ deltas }: Frames): Summary {
  const sorted = deltas.toSorted((a, b) => a - b);
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  return {
    perSecond: (deltas.length / sum) * 1_000,
    late: deltas.filter((delta) => delta > LATE_MILLISECONDS).length / deltas.length,
    p95: sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}
