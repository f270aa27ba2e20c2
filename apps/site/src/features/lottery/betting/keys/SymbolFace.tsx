import { nameGroup } from '../../shared/names/family-names.ts';
import { Die } from '../../shared/balls/Die.tsx';
import { Ball } from '../../shared/balls/Ball.tsx';

const DICE_ZONES = new Set(['t1', 'pp', 's1', 'double', 'single', 'banker', 'drag', 'faces']);

/** How a symbol looks on its key: dice, the plate of a race, or its text. */
export function SymbolFace({
  family,
  zone,
  symbol,
  name,
}: {
  family: string;
  zone: string;
  symbol: string;
  name: string;
}) {
  if (family === 'k3' && DICE_ZONES.has(zone))
    return (
      <span className="flex gap-1">
        {Array.from(symbol, (face, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the faces of a double are alike
          <span key={`${at} ${face}`} className="size-6">
            <Die face={face} />
          </span>
        ))}
        <span className="sr-only">{name}</span>
      </span>
    );
  if (nameGroup(family) === 'pk10' && /^(?:0\d|10)$/.test(symbol))
    return <Ball kind="lane" number={symbol} size="sm" />;
  return <span className={/^\d+$/.test(name) ? 'text-lg' : 'text-sm'}>{name}</span>;
}
