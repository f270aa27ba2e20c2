import {
  TOWER_DIFFICULTIES,
  towersMultiplierE4,
  type TowersBet,
  type TowersView,
} from '@croupier/fairplay/games/towers.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { PicturedBet } from './PicturedBet.tsx';
import { LEVELS, passedOf, tileLook } from './tower-board.ts';
import { TowerPicture } from './TowerPicture.tsx';

/** The tower with the tiles that were opened; the others once the round is over. */
export function TowersPicture({ bet, facts: view }: { bet: TowersBet; facts: TowersView }) {
  const t = useTranslations('tables.towers');
  const format = useFormat();
  const { tiles } = TOWER_DIFFICULTIES[bet.difficulty];
  const passed = passedOf(view);
  const state = { view, pending: [], pattern: undefined };
  return (
    <div className="grid gap-3">
      <ol className="tower mx-auto w-full max-w-96" aria-label={t('board')}>
        {LEVELS.toReversed().map((level) => (
          <li key={level} className="tower-level" data-passed={level < passed ? '' : undefined}>
            <span className="tower-multiplier numeric">
              {format.multiplier(Number(towersMultiplierE4(bet.difficulty, level + 1)))}
            </span>
            <span className="tower-tiles" style={{ gridTemplateColumns: `repeat(${tiles}, minmax(0, 1fr))` }}>
              {Array.from({ length: tiles }, (_, tile) => {
                const look = tileLook(state, level, tile);
                return (
                  <span key={tile} className="tower-tile h-7!" data-look={look}>
                    <span className="sr-only">
                      {t(`tile.${look}`, { level: String(level + 1), tile: String(tile + 1) })}
                    </span>
                    <TowerPicture look={look} />
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <PicturedBet settings={[[t('difficulty'), t(`difficulties.${bet.difficulty}`)]]} />
    </div>
  );
}
