import { crashThresholdMs } from '@croupier/fairplay/crash-curve.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useRef } from 'react';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import type { RoomView } from '../../../shared/crash-room/crash-room.ts';
import { coloursOf, drawCurve, type CurveColours, type CurveMark } from './curve-picture.ts';
import { leftAt } from './slot-bets.ts';
import { elapsedMs, room, shownMultiplier } from '../../../shared/crash-room/room-store.ts';
import { useRoom } from '../../../shared/crash-room/use-room.ts';

const CALM_MILLISECONDS = 250;

/** Where the players whom everybody sees have left, and last where this page's player has. */
function marksOf({ state, own, rows }: RoomView, multiplier: number): CurveMark[] {
  if (!state) return [];
  const others = [...rows.values()].flatMap(({ cashedAt }) =>
    cashedAt === null ? [] : { at: cashedAt, isOwn: false },
  );
  const mine = own.flatMap((bet) => {
    const at = bet.gameNo === state.gameNo ? leftAt(bet, state, multiplier) : undefined;
    return at === undefined ? [] : { at, isOwn: true };
  });
  return [...others, ...mine];
}

function draw(canvas: HTMLCanvasElement, look: { colours: CurveColours; format: Format }): void {
  const view = room.get();
  const phase = view.state?.phase;
  const hasEnded = phase === 'ended';
  const runningMs = phase === 'running' ? elapsedMs(view) : 0;
  const ms = hasEnded ? crashThresholdMs(shownMultiplier(view)) : runningMs;
  const marks = ms > 0 ? marksOf(view, shownMultiplier(view)) : [];
  drawCurve(canvas, { ms, hasEnded, marks }, look);
}

/** The curve of the running game. Its numbers are read from the text above it. */
export function CrashCurve() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCalm = usePrefersCalm();
  const format = useFormat();
  const { state } = useRoom();
  const phase = state?.phase;
  useEffect(() => {
    const current = canvas.current;
    if (!current) return undefined;
    const colours = coloursOf(current);
    const redraw = (): void => draw(current, { colours, format });
    redraw();
    const resized = new ResizeObserver(redraw);
    resized.observe(current);
    let frame = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const next = (): void => {
      redraw();
      frame = requestAnimationFrame(next);
    };
    if (phase === 'running' && isCalm) timer = setInterval(redraw, CALM_MILLISECONDS);
    else if (phase === 'running') frame = requestAnimationFrame(next);
    return () => {
      resized.disconnect();
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, [phase, isCalm, format]);
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}
