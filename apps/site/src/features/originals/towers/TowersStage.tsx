import {
  TOWER_DIFFICULTIES,
  towersMultiplierE4,
  type TowersBet,
  type TowersMove,
  type TowersView,
} from '@croupier/fairplay/games/towers.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { TakenCard } from '../round-game/TakenCard.tsx';
import type { RoundStageProps } from '../round-game/round-screen.ts';
import {
  LEVELS,
  passedOf,
  tileLook,
  withPicked,
  type TileLook,
} from '../../../shared/round-pictures/tower-board.ts';
import { TowerPicture } from '../../../shared/round-pictures/TowerPicture.tsx';
import './towers.css';

const tileOf = (move: TowersMove): number[] => (move === 'cash_out' ? [] : [move.tile]);

type TileProps = { level: number; tile: number; look: TileLook; canOpen: boolean; onOpen: () => void };

function Tile({ level, tile, look, canOpen, onOpen }: TileProps) {
  const t = useTranslations('tables.towers');
  return (
    <button
      type="button"
      className="tower-tile"
      data-look={look}
      data-tile={tile}
      tabIndex={canOpen ? 0 : -1}
      aria-disabled={!canOpen}
      aria-label={t(`tile.${look}`, { level: String(level + 1), tile: String(tile + 1) })}
      onClick={() => canOpen && onOpen()}
    >
      <TowerPicture look={look} />
    </button>
  );
}

/** The tower, bottom level first under the thumb. The next level is lit. */
export function TowersStage(props: RoundStageProps<TowersBet, TowersMove, TowersView>) {
  const { bet, round, pending, canMove, onMove, pattern, onPatternChange, hasLanded } = props;
  const t = useTranslations('tables.towers');
  const format = useFormat();
  const view = round && (canMove || round.bet.difficulty === bet.difficulty) ? round.view : undefined;
  // During its motion the first one has been answered.
  const waiting = round && !hasLanded ? pending.slice(1) : pending;
  const state = {
    view: pattern ? undefined : view,
    pending: waiting.flatMap(tileOf),
    pattern: pattern?.flatMap(tileOf),
  };
  const passed = passedOf(state.view);
  const next = state.pattern ? state.pattern.length : canMove ? passed + state.pending.length : -1;
  const { tiles } = TOWER_DIFFICULTIES[bet.difficulty];
  const hasTaken =
    !pattern &&
    hasLanded &&
    view?.state === 'cashed_out' &&
    round !== undefined &&
    round.payout > round.stake;
  const press = (level: number, tile: number): void => {
    if (state.pattern) onPatternChange(withPicked(state.pattern, level, tile).map((one) => ({ tile: one })));
    else onMove({ tile });
  };
  return (
    <div className="relative mx-auto grid w-full max-w-xl flex-1 content-center">
      <ol className="tower" aria-label={t('board')}>
        {LEVELS.toReversed().map((level) => {
          const isNext = level === next;
          return (
            <li
              key={level}
              className="tower-level"
              data-next={isNext ? '' : undefined}
              data-passed={level < passed ? '' : undefined}
              aria-current={isNext ? 'step' : undefined}
            >
              <span className="tower-multiplier numeric">
                {format.multiplier(Number(towersMultiplierE4(bet.difficulty, level + 1)))}
              </span>
              <span
                className="tower-tiles"
                style={{ gridTemplateColumns: `repeat(${tiles}, minmax(0, 1fr))` }}
              >
                {Array.from({ length: tiles }, (_, tile) => (
                  <Tile
                    key={tile}
                    {...{ level, tile }}
                    look={tileLook(state, level, tile)}
                    canOpen={state.pattern ? level <= next : isNext}
                    onOpen={() => press(level, tile)}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {hasTaken && (
        <TakenCard key={round.roundId} multiplierE4={round.multiplierE4} payoutMinor={round.payout} />
      )}
    </div>
  );
}
