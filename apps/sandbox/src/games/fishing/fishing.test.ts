import { NUMBERS } from '@croupier/fairplay/random.ts';
import { describe, expect, test } from 'vitest';
import { distanceOf, measure, SIMULATION_SEED, SIMULATION_TIME } from '../testing/simulation.ts';
import { catchingOutcomes, fireSalvo, type Shot } from './salvos.ts';
import { placeOf, POOL } from './path.rules.ts';
import { fishOf, shoalAt } from './shoal.ts';
import { PREY, PREY_CODES, SMALL_FRY } from './species.rules.ts';

const shark = PREY['shark'] ?? SMALL_FRY[0];
if (!shark) throw new Error('no shark');
const shot = (fish: number, multiple: number, stakeMinor = 5_000n): Shot => ({ fish, multiple, stakeMinor });

describe('salvos', () => {
  test('every target returns 96 %, short of one outcome in 2³²', () => {
    for (const { multiple } of [...SMALL_FRY, ...Object.values(PREY)]) {
      expect(multiple).toBeGreaterThanOrEqual(2);
      expect(multiple).toBeLessThanOrEqual(200);
      const returned = (catchingOutcomes(multiple) * multiple) / NUMBERS;
      expect(returned).toBeLessThanOrEqual(0.96);
      expect(returned).toBeGreaterThan(0.96 - multiple / NUMBERS);
    }
  });

  test('a salvo adds up and charges no shot at a fish that it caught before', () => {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const shots = [shot(1, 2), shot(1, 2, 7_000n), shot(2, 3), shot(1, 2)];
      const salvo = fireSalvo('seed', 'seat', nonce, shots);
      const caught = salvo.results.filter((one) => one.caught).map(({ fish }) => fish);
      expect(new Set(caught).size).toBe(caught.length);
      const last = salvo.results.findLastIndex(({ fish }) => fish === 1);
      for (const [index, one] of salvo.results.entries()) {
        if (one.fish === 1 && one.caught) expect(index).toBe(last);
        expect(one.payoutMinor).toBe(one.caught ? one.stakeMinor * BigInt(one.multiple) : 0n);
      }
      expect(salvo.stakeMinor).toBe(salvo.results.reduce((sum, one) => sum + one.stakeMinor, 0n));
      expect(fireSalvo('seed', 'seat', nonce, shots)).toEqual(salvo);
    }
  });

  test(`shots return 96 % (seed ${SIMULATION_SEED})`, SIMULATION_TIME, () => {
    for (const multiple of [2, 10, 40]) {
      const measured = measure(0.96, (round) => {
        const { stakeMinor, payoutMinor } = fireSalvo(SIMULATION_SEED, 'seat', round, [shot(1, multiple)]);
        return Number(payoutMinor) / Number(stakeMinor);
      });
      expect(distanceOf(measured), `× ${multiple}`).toBeLessThan(measured.tolerance);
    }
  });
});

describe('the shoal', () => {
  test('is the same for everybody, never empty, and holds the prey of its title now and then', () => {
    for (const code of PREY_CODES) {
      const prey = PREY[code] ?? shark;
      const shoal = shoalAt(prey, 'pool', 1_800_000_000_000);
      expect(shoal.length).toBeGreaterThan(15);
      expect(shoal.length).toBeLessThan(90);
      const many = Array.from({ length: 400 }, (_, id) => fishOf(prey, 'pool', id));
      expect(many.some(({ species }) => species.code === code)).toBe(true);
      for (const fish of many) expect(fish.leavesMs - fish.bornMs).toBeLessThan(80_000);
    }
  });

  test('fish cross the whole pool, and stay at the height of the water', () => {
    for (let id = 0; id < 200; id += 1) {
      const fish = fishOf(shark, 'pool', id);
      const [first, last] = [placeOf(fish, fish.bornMs), placeOf(fish, fish.leavesMs)];
      expect(Math.min(first.x, last.x)).toBeLessThan(0);
      expect(Math.max(first.x, last.x)).toBeGreaterThan(POOL.width);
      const middle = placeOf(fish, (fish.bornMs + fish.leavesMs) / 2);
      expect(middle.y).toBeGreaterThan(0);
      expect(middle.y).toBeLessThan(POOL.height);
    }
  });
});
