import { createFloats, pickIndex } from '@croupier/fairplay/random.ts';
import { randomOf } from '../../vendors/random.ts';
import { CHANCE_ONE, type Chances, type FightResult, type Outcome } from './tickets.rules.ts';

export type FightKind = 'cockfight' | 'esports';

export type Fight = {
  id: string;
  kind: FightKind;
  /** Bets close at the bell, the fight ends at `endsMs`, and the next one opens at `nextMs`. */
  opensMs: number;
  bellMs: number;
  endsMs: number;
  nextMs: number;
  chances: Chances;
  /** Positions in the list of birds or teams. */
  corners: readonly [number, number];
};

/** One fight in so many has no winner and gives every stake back. */
const NO_CONTEST_EVERY = 64;
/** Birds and teams to choose from. */
export const CORNERS = 12;

const TIMES: Readonly<Record<FightKind, { bet: number; fight: number; pay: number }>> = {
  cockfight: { bet: 32_000, fight: 20_000, pay: 8_000 },
  esports: { bet: 40_000, fight: 56_000, pay: 9_000 },
};

const lengthOf = (kind: FightKind): number => TIMES[kind].bet + TIMES[kind].fight + TIMES[kind].pay;

/** Cockfight: the favourite wins up to 60 %; draws are rare. */
function cockfightChances(random: ReturnType<typeof randomOf>): Chances {
  const draw = random.whole(4, 9) * 100;
  const a = Math.round(((CHANCE_ONE - draw) * random.whole(40, 60)) / 100);
  return { a, b: CHANCE_ONE - draw - a, draw };
}

/** E-sports: two maps, each won by side a with `map` per cent; one map each is a draw. */
function esportsChances(map: number): Chances {
  const [a, b] = [map * map, (100 - map) * (100 - map)];
  return { a, b, draw: CHANCE_ONE - a - b };
}

/** The chance in per cent that side a wins a map. */
const mapChanceOf = (random: ReturnType<typeof randomOf>): number => random.whole(38, 62);

/** Rings begin at different moments, so that there is always one that takes bets. */
const offsetOf = (kind: FightKind, ring: string): number =>
  randomOf(`${kind} ${ring} begins`).whole(0, lengthOf(kind) - 1);

/** The fight with a number; `ring` separates rings of one kind. The same number always gives the same fight. */
export function fightOf(kind: FightKind, ring: string, index: number): Fight {
  const random = randomOf(`${kind} ${ring} ${index}`);
  const { bet, fight } = TIMES[kind];
  const opensMs = offsetOf(kind, ring) + index * lengthOf(kind);
  const chances = kind === 'cockfight' ? cockfightChances(random) : esportsChances(mapChanceOf(random));
  const first = random.whole(0, CORNERS - 1);
  return {
    id: `${kind}-${ring}-${index}`,
    kind,
    opensMs,
    bellMs: opensMs + bet,
    endsMs: opensMs + bet + fight,
    nextMs: opensMs + lengthOf(kind),
    chances,
    corners: [first, (first + random.whole(1, CORNERS - 1)) % CORNERS],
  };
}

export const fightAt = (kind: FightKind, ring: string, nowMs: number): Fight =>
  fightOf(kind, ring, Math.floor((nowMs - offsetOf(kind, ring)) / lengthOf(kind)));

export function findFight(id: string): Fight | undefined {
  const [, kind, ring, index] = /^(cockfight|esports)-([a-z0-9]+)-(\d{1,12})$/.exec(id) ?? [];
  return (kind === 'cockfight' || kind === 'esports') && ring
    ? fightOf(kind, ring, Number(index))
    : undefined;
}

export type FightPhase = 'open' | 'fight' | 'over';

export const phaseAt = ({ bellMs, endsMs }: Fight, nowMs: number): FightPhase =>
  nowMs < bellMs ? 'open' : nowMs < endsMs ? 'fight' : 'over';

/** The winner of each map of an e-sports fight; a cockfight has one. */
export type Drawn = { result: FightResult; maps: readonly ('a' | 'b')[] };

/** The result of a fight, from its seed alone. Map winners are drawn one by one. */
export function drawOf(seed: string, fight: Fight): Drawn {
  const source = createFloats(seed, fight.id, 0);
  const isNoContest = pickIndex(source, NO_CONTEST_EVERY) === 0;
  if (fight.kind === 'cockfight') {
    const at = pickIndex(source, CHANCE_ONE);
    const result: Outcome =
      at < fight.chances.a ? 'a' : at < fight.chances.a + fight.chances.b ? 'b' : 'draw';
    return { result: isNoContest ? 'no_contest' : result, maps: [] };
  }
  const mapPercent = Math.round(Math.sqrt(fight.chances.a));
  const maps = [0, 1].map((): 'a' | 'b' => (pickIndex(source, 100) < mapPercent ? 'a' : 'b'));
  const result: Outcome = maps[0] === maps[1] ? (maps[0] ?? 'draw') : 'draw';
  return { result: isNoContest ? 'no_contest' : result, maps };
}
