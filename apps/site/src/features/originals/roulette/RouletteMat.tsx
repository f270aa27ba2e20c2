import { ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { Chip } from '../spots/Chip.tsx';
import type { Placed } from '../spots/spots.ts';
import { useLongPress } from '../spots/use-long-press.ts';
import { spotAfterKey, TALL_MAT, WIDE_MAT, type Mat, type MatSpot } from './mat.ts';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';
import { spotLabel, useSpotName } from '../../../shared/round-pictures/use-spot-name.ts';

const styleOf = ({ x, y, width, height }: MatSpot, mat: Mat) => ({
  left: `${((x - width / 2) / mat.columns) * 100}%`,
  top: `${((y - height / 2) / mat.rows) * 100}%`,
  width: `${(width / mat.columns) * 100}%`,
  height: `${(height / mat.rows) * 100}%`,
});

type MatButtonProps = {
  spot: MatSpot;
  mat: Mat;
  amountMinor: bigint | undefined;
  isLit: boolean;
  look: 'won' | 'lost' | undefined;
  isResult: boolean;
  isTabStop: boolean;
  disabled: boolean;
  onPlace: (spot: string) => void;
  onRemove: (spot: string) => void;
};

/** What a field shows: a number, a colour, or words. */
function SpotFace({ id }: { id: string }) {
  const t = useTranslations('tables.roulette.spot');
  const [kind, place] = id.split(':');
  if (kind === 'straight') return place;
  if (id === 'red' || id === 'black') return <span className="mat-diamond" data-colour={id} />;
  if (id === 'odd' || id === 'even') return t(id);
  return spotLabel(id) ?? null;
}

const MatButton = memo(function MatButton(props: MatButtonProps) {
  const { spot, mat, amountMinor, isLit, look, isResult, isTabStop, disabled, onPlace, onRemove } = props;
  const nameOf = useSpotName();
  const format = useFormat();
  const press = useLongPress();
  const { id, isEdge } = spot;
  const [kind, place] = id.split(':');
  const name = nameOf(id);
  return (
    <button
      type="button"
      className={isEdge ? 'mat-edge' : 'mat-field'}
      style={styleOf(spot, mat)}
      data-spot={id}
      data-colour={kind === 'straight' ? colourOf(Number(place)) : undefined}
      data-lit={isLit ? '' : undefined}
      data-look={look}
      data-result={isResult ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={disabled}
      aria-label={amountMinor === undefined ? name : `${name}: ${format.amount(amountMinor)}`}
      {...press(
        () => !disabled && onPlace(id),
        () => !disabled && onRemove(id),
      )}
    >
      {!isEdge && (
        <span aria-hidden className="mat-face">
          <SpotFace id={id} />
        </span>
      )}
      {amountMinor !== undefined && (
        <span aria-hidden className="mat-chip">
          <Chip key={String(amountMinor)} amountMinor={amountMinor} className="chip-drop" />
        </span>
      )}
    </button>
  );
});

export type RouletteMatProps = {
  placed: Placed;
  onPlace: (spot: string) => void;
  onRemove: (spot: string) => void;
  disabled: boolean;
  /** The number of the last round and its winning spots, once it has landed. */
  result: { pocket: number; winning: readonly string[] } | undefined;
};

const NOTHING: readonly number[] = [];

/** The betting mat. Tap to place, long press or Delete to remove; arrow keys move from spot to spot. */
export function RouletteMat({ placed, onPlace, onRemove, disabled, result }: RouletteMatProps) {
  const t = useTranslations('tables.roulette');
  const isWide = useMedia('(min-width: 40rem)');
  const mat = isWide ? WIDE_MAT : TALL_MAT;
  const [pointed, setPointed] = useState<string>();
  const [tabStop, setTabStop] = useState('straight:0');
  const root = useRef<HTMLFieldSetElement>(null);
  const lit = pointed ? (ROULETTE_SPOTS.get(pointed)?.pockets ?? NOTHING) : NOTHING;
  const spotOf = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = spotAfterKey(mat, tabStop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and pointers of its buttons
    <fieldset
      ref={root}
      aria-label={t('mat')}
      className="roulette-mat"
      data-wide={isWide ? '' : undefined}
      onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && setPointed(spotOf(target))}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={({ target }) => {
        const spot = spotOf(target);
        if (spot === undefined) return;
        setTabStop(spot);
        if (target.matches(':focus-visible')) setPointed(spot);
      }}
      onBlur={() => setPointed(undefined)}
      onKeyDown={onKeyDown}
    >
      {mat.spots.map((spot) => {
        const [kind, place] = spot.id.split(':');
        const pocket = kind === 'straight' ? Number(place) : undefined;
        const amountMinor = placed.get(spot.id);
        const look =
          amountMinor !== undefined && result
            ? result.winning.includes(spot.id)
              ? 'won'
              : 'lost'
            : undefined;
        return (
          <MatButton
            key={spot.id}
            {...{ spot, mat, amountMinor, look, disabled, onPlace, onRemove }}
            isLit={(pocket !== undefined && lit.includes(pocket)) || pointed === spot.id}
            isResult={pocket !== undefined && pocket === result?.pocket}
            isTabStop={spot.id === tabStop}
          />
        );
      })}
    </fieldset>
  );
}
