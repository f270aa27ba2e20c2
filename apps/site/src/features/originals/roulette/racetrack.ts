import { POCKETS, WHEEL_ORDER } from '@croupier/fairplay/games/roulette-spots.ts';

export type SectorBet = 'voisins' | 'tiers' | 'orphelins';
export const SECTOR_BETS: readonly SectorBet[] = ['tiers', 'orphelins', 'voisins'];

/** The chips of the bets on sectors of the wheel; a spot that takes two chips is listed twice. */
const SPOTS: Readonly<Record<SectorBet, readonly string[]>> = {
  voisins: [
    'street:0-2-3',
    'street:0-2-3',
    'split:4-7',
    'split:12-15',
    'split:18-21',
    'split:19-22',
    'corner:25-26-28-29',
    'corner:25-26-28-29',
    'split:32-35',
  ],
  tiers: ['split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'],
  orphelins: ['straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'],
};

export const sectorSpots = (bet: SectorBet): readonly string[] => SPOTS[bet];

/** A number and its neighbours on the wheel, in the wheel's order. */
export function neighboursOf(pocket: number, each: number): number[] {
  const place = WHEEL_ORDER.indexOf(pocket);
  return Array.from(
    { length: each * 2 + 1 },
    (_, step) => WHEEL_ORDER[(place + step - each + POCKETS) % POCKETS] ?? 0,
  );
}

/** A place on the track in parts of its width and height, clockwise along straight sides and round ends. */
export function trackPlace(index: number, width: number, height: number): { x: number; y: number } {
  const radius = height / 2;
  const straight = width - height;
  const length = 2 * straight + 2 * Math.PI * radius;
  // Zero is in the middle of the end on the left.
  let along = (index / POCKETS) * length + length - (Math.PI * radius) / 2;
  along %= length;
  if (along < straight) return { x: (radius + along) / width, y: 0 };
  along -= straight;
  const turn = Math.PI * radius;
  if (along < turn) {
    const angle = along / radius - Math.PI / 2;
    return { x: (radius + straight + Math.cos(angle) * radius) / width, y: 0.5 + Math.sin(angle) / 2 };
  }
  along -= turn;
  if (along < straight) return { x: (radius + straight - along) / width, y: 1 };
  along -= straight;
  const angle = along / radius + Math.PI / 2;
  return { x: (radius + Math.cos(angle) * radius) / width, y: 0.5 + Math.sin(angle) / 2 };
}
