import { plinkoTable, type PlinkoBet, type PlinkoFacts } from '@croupier/fairplay/games/plinko.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { PicturedBet } from './PicturedBet.tsx';
import './plinko-slots.css';

/** Distance of two rows, in distances of two pegs. */
const ROW = 0.82;

/** The points of a ball's way: above the first peg, over one peg of each row, into the slot. */
function wayOf(turns: readonly number[]): string {
  let x = 0;
  const points = turns.map((turn, row) => {
    const at = `${x},${(row - 0.32) * ROW}`;
    x += turn === 1 ? 0.5 : -0.5;
    return at;
  });
  return [`0,${-1.2 * ROW}`, ...points, `${x},${(turns.length - 0.25) * ROW}`].join(' ');
}

/** The board with the way of the ball. */
export function PlinkoPicture({ bet, facts }: { bet: PlinkoBet; facts: PlinkoFacts }) {
  const t = useTranslations('originals');
  const format = useFormat();
  const { rows } = bet;
  const width = rows + 1;
  const end = facts.slot - rows / 2;
  const middle = rows / 2;
  return (
    <div className="mx-auto grid w-full max-w-96 gap-2">
      <svg
        aria-hidden
        viewBox={`${-width / 2 - 0.5} ${-1.5 * ROW} ${width + 1} ${(rows + 1.4) * ROW}`}
        className="w-full text-muted"
      >
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 3 }, (__, peg) => (
            <circle
              key={`${row}-${peg}`}
              cx={peg - (row + 2) / 2}
              cy={row * ROW}
              r={0.09}
              fill="currentColor"
            />
          )),
        )}
        <polyline
          points={wayOf(facts.turns)}
          fill="none"
          stroke="var(--brand)"
          strokeWidth={0.14}
          strokeLinejoin="round"
          strokeLinecap="round"
          opacity={0.75}
        />
        <circle cx={end} cy={(rows - 0.25) * ROW} r={0.3} fill="var(--brand)" />
      </svg>
      <ol
        className="plinko-slots"
        style={{ gridTemplateColumns: `repeat(${width}, 1fr)`, marginInline: `${50 / (width + 1)}%` }}
      >
        {plinkoTable(bet).map((multiplierE4, slot) => {
          const edge: CSSProperties & Record<'--edge', string> = {
            '--edge': String(Math.abs(slot - middle) / middle),
          };
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a slot is its place
              key={slot}
              className="plinko-slot numeric"
              style={edge}
              data-hit={slot === facts.slot ? '' : undefined}
            >
              {format.number(Number(multiplierE4) / 10_000, 1)}
            </li>
          );
        })}
      </ol>
      <p className="sr-only">{t('plinko.slot', { slot: String(facts.slot + 1) })}</p>
      <PicturedBet
        settings={[
          [t('plinko.rows'), String(rows)],
          [t('risk.label'), t(`risk.${bet.risk}`)],
        ]}
      />
    </div>
  );
}
