import type { Fish } from '../../fishing/path.rules.ts';
import type { Species } from '../../fishing/species.rules.ts';
import { parseAmount, shortAmount } from '../kit/amounts.ts';
import { el, prefersLessMotion } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import { createControls } from './controls.ts';
import { createPool, type Place, type PoolPicture } from './pool.ts';
import { createSalvos, type Salvos } from './salvos.ts';
import { createSprites } from './sprites.ts';
import { RULES, TEXTS } from './texts.ts';

type Shot = { fish: number; multiple: number; stake: string; payout: string };
type PoolMessage = {
  now: number;
  water: string;
  place: number;
  places: readonly Place[];
  species: readonly Species[];
  fish: ReadonlyArray<Omit<Fish, 'species'> & { species: string }>;
  cannons: readonly string[];
  salvoMs: number;
  maxShots: number;
  seed: { hash: string };
};

const PRINTED_RETURN = '96 %';
const TABLE_PICTURE = 46;

function play(kit: Kit): void {
  const isThai = kit.hello.language.startsWith('th');
  const canvas = el('canvas', { class: 'pool', tabindex: 0, 'aria-label': kit.t('pool'), role: 'img' });
  kit.stage.append(canvas);
  kit.setRules(isThai ? RULES.th : RULES.en, PRINTED_RETURN);

  let clock = 0;
  const serverNow = (): number => Date.now() + clock;
  const species = new Map<string, Species>();
  let cannons: bigint[] = [];
  let salvos: Salvos | undefined;
  let lastSeed: string | null = null;
  const nameOf = (one: Species): string => (isThai ? one.name.TY : one.name.EN);
  const pool: PoolPicture = createPool({
    canvas,
    serverNow,
    isCalm: prefersLessMotion(),
    onHit: (fish, cannon) => salvos?.add(fish, cannon),
  });

  /** The balance less the shots that are under way. */
  const canPay = (cannon: number): boolean => {
    const unpaid = [...pool.flying(), ...(salvos?.unpaid() ?? []), cannon];
    const sum = unpaid.reduce((total, one) => total + (cannons[one] ?? 0n), 0n);
    return sum <= kit.balance();
  };

  const controls = createControls(kit, {
    canvas,
    pool,
    cannons: () => cannons,
    nameOf,
    mayShoot: (cannon) => {
      if (salvos?.isWaiting()) {
        controls.say(kit.t('salvos'));
        return false;
      }
      if (!canPay(cannon)) {
        kit.toast(kit.t('refused_funds'), 'bad');
        return false;
      }
      return true;
    },
  });

  const read = (list: PoolMessage['fish']): Fish[] =>
    list.flatMap(({ species: code, ...fish }) => {
      const known = species.get(code);
      return known ? [{ ...fish, species: known }] : [];
    });

  kit.connection.on('pool', (message) => {
    const state = message as unknown as PoolMessage;
    clock = state.now - Date.now();
    for (const one of state.species) species.set(one.code, one);
    cannons = state.cannons.map(parseAmount);
    salvos?.stop();
    salvos = createSalvos(kit, state);
    pool.clear();
    pool.setWater(state.water);
    pool.setPlaces(state.places, state.place);
    pool.addFish(read(state.fish));
    controls.show();
    kit.setFair(state.seed.hash, lastSeed);
    showFishTable(kit, [...species.values()], nameOf);
  });
  kit.connection.on('fish', ({ fish }) => pool.addFish(read(fish as PoolMessage['fish'])));
  let ownPlace = 0;
  kit.connection.on('pool', ({ place }) => {
    ownPlace = Number(place);
  });
  kit.connection.on('places', ({ places }) => {
    const list = places as readonly Place[];
    pool.setPlaces(list, ownPlace);
    const seated = list.flatMap((one, at) =>
      one ? [{ name: at === ownPlace ? kit.t('you') : one.name, stake: '' }] : [],
    );
    kit.setPlayers(seated, seated.length);
  });
  kit.connection.on('aim', ({ place, angle, shots }) => {
    if (Number(shots) > 0) pool.shotOf(Number(place), Number(angle));
  });
  kit.connection.on('salvo', (message) => {
    salvos?.answered(String(message['salvo']));
    for (const { fish, multiple, payout } of message['shots'] as readonly Shot[]) {
      const amount = parseAmount(payout);
      if (amount === 0n) continue;
      const caught = pool.find(fish);
      pool.catchFish(fish, ownPlace, `+${shortAmount(amount)}`);
      kit.sound.play(multiple >= 30 ? 'win' : 'chip');
      const words = kit.t('caught', {
        fish: caught ? nameOf(caught.species) : '',
        multiple,
        amount: kit.money(amount),
      });
      if (multiple >= 30) kit.toast(words, 'win');
      else kit.announce(words);
    }
    kit.connection.send({ type: 'history' });
  });
  kit.connection.on('caught', ({ place, fish }) => {
    if (Number(place) !== ownPlace)
      for (const id of fish as number[]) pool.catchFish(id, Number(place), null);
  });
  kit.connection.on('refused', ({ request }) => salvos?.answered(String(request)));
  kit.connection.on('seed', ({ ended, next }) => {
    lastSeed = (ended as { seed: string }).seed;
    kit.setFair((next as { hash: string }).hash, lastSeed);
  });
  kit.connection.on('history', ({ rows }) =>
    kit.setHistory(rows as readonly ResultRow[], ({ detail }) => {
      const shots = (detail['shots'] ?? []) as readonly Shot[];
      const caught = shots.filter(({ payout }) => parseAmount(payout) > 0n).length;
      return kit.t('shotsRow', { shots: shots.length, caught });
    }),
  );
}

/** All fish of the pool with their pictures, the dearest first. */
function showFishTable(kit: Kit, list: readonly Species[], nameOf: (one: Species) => string): void {
  const rows = list
    .toSorted((one, other) => other.multiple - one.multiple)
    .map((one) => {
      const picture = el('canvas', {
        width: TABLE_PICTURE * 2,
        height: TABLE_PICTURE * 1.3,
        'aria-hidden': 'true',
      });
      const context = picture.getContext('2d');
      const size = TABLE_PICTURE / (one.radius * 1.5);
      if (context)
        createSprites(1).draw(context, one, {
          x: picture.width / 2,
          y: picture.height / 2,
          angle: 0,
          size,
          phase: 0.2,
        });
      return el(
        'li',
        {},
        picture,
        el('span', {}, nameOf(one)),
        el('strong', {}, kit.t('times', { multiple: one.multiple })),
      );
    });
  const renew = el(
    'button',
    { class: 'button small', type: 'button', onclick: () => void kit.connection.send({ type: 'seed' }) },
    kit.t('newSeed'),
  );
  kit.side.replaceChildren(
    el(
      'section',
      { class: 'panel' },
      el('h2', {}, kit.t('fish')),
      el('ul', { class: 'fish-table' }, ...rows),
      renew,
    ),
  );
}

startGame(TEXTS, play);
