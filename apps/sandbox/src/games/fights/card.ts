import { createFloats, pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';
import { randomOf } from '../../vendors/random.ts';
import { CORNERS } from './corners.rules.ts';
import { CHANCE_ONE, type Chances, type FightResult, type Outcome, type Side } from './tickets.rules.ts';

export type FightKind = 'cockfight' | 'esports';

export type Fight = {
  id: string;
  kind: FightKind;
  /**
   * Bets open at the bell of the fight before and close at the bell of this one, so there is always a fight to bet on. It
   * is on show from `showsMs` until `nextMs` and is over at `endsMs`.
   */
  showsMs: number;
  bellMs: number;
  endsMs: number;
  nextMs: number;
  chances: Chances;
  /** The chance in per cent that side a wins a map of an e-sports match; null for a cockfight. */
  mapPercent: number | null;
  /** Positions in the list of birds or teams. */
  corners: readonly [number, number];
};

/**
 * Part of every id, raised when the rules change: fights under other rules are not found, and their open tickets are
 * given back.
 */
const RULES = 'r2';
/** One fight in so many has no winner and gives every stake back. */
const NO_CONTEST_EVERY = 64;
/** Birds or teams of a ring, chosen at its place in the list of all: each differs from the next in both parts of its name. */
const OWN_CORNERS = 12;
const CORNER_STEP = 17;

const TIMES: Readonly<Record<FightKind, { wait: number; fight: number; pay: number }>> = {
  cockfight: { wait: 32_000, fight: 20_000, pay: 8_000 },
  esports: { wait: 36_000, fight: 60_000, pay: 9_000 },
};

const lengthOf = (kind: FightKind): number => TIMES[kind].wait + TIMES[kind].fight + TIMES[kind].pay;

const PERCENT = CHANCE_ONE / 100;

/** Cockfight: the favourite wins up to 60 % of what is decided; 2 to 5 % are draws. */
function cockfightChances(random: ReturnType<typeof randomOf>): Chances {
  const draw = random.whole(2, 5) * PERCENT;
  const a = Math.round(((CHANCE_ONE - draw) * random.whole(40, 60)) / 100);
  return { a, b: CHANCE_ONE - draw - a, draw };
}

/** E-sports: the first side with two maps wins, and side a wins a map with `m` per cent. There is no draw. */
function esportsChances(m: number): Chances {
  const a = m * m * (300 - 2 * m);
  return { a, b: CHANCE_ONE - a, draw: 0 };
}

/** The chance in per cent that side a wins a map. */
const mapChanceOf = (random: ReturnType<typeof randomOf>): number => random.whole(38, 62);

/** Rings begin at different moments, so that one of them always begins soon. */
const offsetOf = (kind: FightKind, ring: string): number =>
  randomOf(`${kind} ${ring} begins`).whole(0, lengthOf(kind) - 1);

const cornerOf = (kind: FightKind, ring: string, own: number): number =>
  (randomOf(`${kind} ${ring} corners`).whole(0, CORNERS - 1) + own * CORNER_STEP) % CORNERS;

/** The fight with a number; `ring` separates rings of one kind. The same number always gives the same fight. */
export function fightOf(kind: FightKind, ring: string, index: number): Fight {
  const random = randomOf(`${kind} ${ring} ${index}`);
  const { wait, fight } = TIMES[kind];
  const showsMs = offsetOf(kind, ring) + index * lengthOf(kind);
  const mapPercent = kind === 'esports' ? mapChanceOf(random) : null;
  const chances = mapPercent === null ? cockfightChances(random) : esportsChances(mapPercent);
  // Those of the fight before are still busy when bets on this one open.
  const half = OWN_CORNERS / 2;
  const first = random.whole(0, half - 1);
  const second = (first + random.whole(1, half - 1)) % half;
  const corner = (own: number): number => cornerOf(kind, ring, (index % 2) * half + own);
  return {
    id: `${kind}-${ring}-${RULES}-${index}`,
    kind,
    showsMs,
    bellMs: showsMs + wait,
    endsMs: showsMs + wait + fight,
    nextMs: showsMs + lengthOf(kind),
    chances,
    mapPercent,
    corners: [corner(first), corner(second)],
  };
}

const indexAt = (kind: FightKind, ring: string, nowMs: number): number =>
  Math.floor((nowMs - offsetOf(kind, ring)) / lengthOf(kind));

/** The fight on show. */
export const fightAt = (kind: FightKind, ring: string, nowMs: number): Fight =>
  fightOf(kind, ring, indexAt(kind, ring, nowMs));

/** The fight that takes bets: the one on show until its bell, then the next one. */
export function openFightAt(kind: FightKind, ring: string, nowMs: number): Fight {
  const index = indexAt(kind, ring, nowMs);
  const shown = fightOf(kind, ring, index);
  return nowMs < shown.bellMs ? shown : fightOf(kind, ring, index + 1);
}

export function findFight(id: string): Fight | undefined {
  const [, kind, ring, rules, index] = /^(cockfight|esports)-([a-z0-9]+)-(r\d+)-(\d{1,12})$/.exec(id) ?? [];
  return (kind === 'cockfight' || kind === 'esports') && ring && rules === RULES
    ? fightOf(kind, ring, Number(index))
    : undefined;
}

export type FightPhase = 'open' | 'fight' | 'over';

export const phaseAt = ({ bellMs, endsMs }: Fight, nowMs: number): FightPhase =>
  nowMs < bellMs ? 'open' : nowMs < endsMs ? 'fight' : 'over';

/** The winner of each map of an e-sports fight; a cockfight has one. */
export type Drawn = { result: FightResult; maps: readonly Side[] };

const MAPS_TO_WIN = 2;

/** The winner of each map, drawn one by one until one side has won enough. */
function mapsOf(source: NumberSource, percent: number): Side[] {
  const maps: Side[] = [];
  const wonBy = (side: Side): number => maps.filter((one) => one === side).length;
  while (wonBy('a') < MAPS_TO_WIN && wonBy('b') < MAPS_TO_WIN)
    maps.push(pickIndex(source, 100) < percent ? 'a' : 'b');
  return maps;
}

function outcomeAt(at: number, { a, b }: Chances): Outcome {
  if (at < a) return 'a';
  return at < a + b ? 'b' : 'draw';
}

/** The result of a fight, from its seed alone. */
export function drawOf(seed: string, { id, chances, mapPercent }: Fight): Drawn {
  const source = createFloats(seed, id, 0);
  const isNoContest = pickIndex(source, NO_CONTEST_EVERY) === 0;
  const maps = mapPercent === null ? [] : mapsOf(source, mapPercent);
  const result = maps.at(-1) ?? outcomeAt(pickIndex(source, CHANCE_ONE), chances);
  return { result: isNoContest ? 'no_contest' : result, maps };
}
