import { plinkoTable, type PlinkoBet, type PlinkoFacts } from '@croupier/fairplay/games/plinko.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../one-call/screen.ts';
import { createBoardCanvas, type BoardCanvas } from './board-canvas.ts';
import { useHistogram } from './histogram.ts';
import '../../../shared/round-pictures/plinko-slots.css';
import './plinko.css';

type SlotStyle = CSSProperties & Record<'--edge' | '--share', string>;

/** The slot gives way under the ball. */
const press = (slot: Element | undefined): void => {
  slot?.animate(
    [{ transform: 'translateY(0)' }, { transform: 'translateY(0.4rem)', filter: 'brightness(1.35)' }, {}],
    { duration: 220, easing: 'ease-out' },
  );
};

/** Balls fall along the turns of their results; the slots below say what they pay. */
export function PlinkoStage({ bet, shown, moving, isInstant }: StageProps<PlinkoBet, PlinkoFacts>) {
  const t = useTranslations('originals.plinko');
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const slots = useRef<HTMLOListElement>(null);
  const board = useRef<BoardCanvas>(undefined);
  const dropped = useRef(new Set<string>());
  const counts = useHistogram(bet.rows);
  const most = Math.max(1, ...counts);
  const table = plinkoTable(bet).map((multiplierE4, slot) => ({ multiplierE4, slot }));
  const middle = bet.rows / 2;
  const landed = shown?.hasLanded && shown.result.bet.rows === bet.rows ? shown.result : undefined;

  useEffect(() => {
    if (!canvas.current) return undefined;
    const created = createBoardCanvas(canvas.current, bet.rows, (slot) =>
      press(slots.current?.children[slot]),
    );
    board.current = created;
    return () => created.stop();
    // The canvas lives as long as the page; another number of rows is drawn on the same one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => board.current?.reset(bet.rows), [bet.rows]);
  useEffect(() => {
    if (isInstant) return;
    for (const { result, startedAt } of moving) {
      if (dropped.current.has(result.roundId) || result.bet.rows !== bet.rows) continue;
      dropped.current.add(result.roundId);
      const { turns, slot } = result.facts;
      board.current?.drop({ roundId: result.roundId, turns, slot, startedAt });
    }
  }, [moving, isInstant, bet.rows]);

  return (
    <div className="mx-auto flex min-h-0 w-full max-w-2xl flex-1 flex-col" data-risk={bet.risk}>
      <p className="sr-only">{t('board', { rows: String(bet.rows) })}</p>
      <canvas ref={canvas} aria-hidden className="plinko-board" />
      <ol
        ref={slots}
        className="plinko-slots"
        style={{ gridTemplateColumns: `repeat(${bet.rows + 1}, 1fr)` }}
      >
        {table.map(({ multiplierE4, slot }) => {
          const edge: SlotStyle = { '--edge': String(Math.abs(slot - middle) / middle), '--share': '0' };
          return (
            <li
              key={slot}
              className="plinko-slot numeric"
              style={edge}
              data-hit={landed?.facts.slot === slot ? '' : undefined}
            >
              {format.number(Number(multiplierE4) / 10_000, 1)}
            </li>
          );
        })}
      </ol>
      <p className="sr-only">
        {t('histogram')}: {counts.join(', ')}
      </p>
      <div
        aria-hidden
        className="plinko-histogram"
        style={{ gridTemplateColumns: `repeat(${bet.rows + 1}, 1fr)` }}
      >
        {table.map(({ slot }) => {
          const share: SlotStyle = { '--edge': '0', '--share': String((counts[slot] ?? 0) / most) };
          return <i key={slot} style={share} />;
        })}
      </div>
    </div>
  );
}
