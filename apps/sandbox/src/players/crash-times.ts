import type { Site } from './site.ts';

/** When bets on crash are open at a brand, as its players' pages learn it. */
export type CrashTimes = {
  /** The next game that takes bets; undefined when none opens soon, or everything stops. */
  nextGame: () => Promise<number | undefined>;
  stop: () => void;
};

const PATIENCE_MILLISECONDS = 60_000;

type State = { phase?: string; gameNo?: number | null };
const stateIn = ({ data }: Record<string, unknown>): State => (data as { state?: State })?.state ?? {};

/** One page for all players of the brand, open only while somebody waits for a game. */
export function watchCrash(site: Pick<Site, 'openPage'>): CrashTimes {
  const waiting = new Set<(gameNo: number | undefined) => void>();
  let close: (() => void) | undefined;
  let lastNo = 0;
  const leave = (): void => {
    close?.();
    close = undefined;
  };
  const tell = (gameNo: number | undefined): void => {
    for (const done of waiting) done(gameNo);
    waiting.clear();
    leave();
  };
  const hear = (message: Record<string, unknown>): void => {
    const { phase, gameNo } = stateIn(message);
    if (phase !== 'betting' || !gameNo || gameNo === lastNo) return;
    lastNo = gameNo;
    tell(gameNo);
  };
  return {
    nextGame: () =>
      new Promise((done) => {
        waiting.add(done);
        close ??= site.openPage([{ type: 'watch', room: 'crash' }], hear);
        setTimeout(() => {
          if (waiting.delete(done)) done(undefined);
          if (waiting.size === 0) leave();
        }, PATIENCE_MILLISECONDS).unref();
      }),
    stop: () => tell(undefined),
  };
}
