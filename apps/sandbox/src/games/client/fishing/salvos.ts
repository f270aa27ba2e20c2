import type { Kit } from '../kit/frame.ts';

type Hit = readonly [fish: number, cannon: number];

/** Collects the hits of half a second and sends them as one salvo. */
export function createSalvos(kit: Kit, { salvoMs, maxShots }: { salvoMs: number; maxShots: number }) {
  let hits: Hit[] = [];
  let number = 0;
  const waiting = new Map<string, readonly Hit[]>();
  const timer = setInterval(() => {
    if (hits.length === 0) return;
    const sent = hits.slice(0, maxShots);
    number += 1;
    if (!kit.connection.send({ type: 'salvo', salvo: number, shots: sent })) {
      hits = [];
      return;
    }
    hits = hits.slice(sent.length);
    waiting.set(String(number), sent);
  }, salvoMs);

  return {
    add: (fish: number, cannon: number): void => {
      hits.push([fish, cannon]);
    },
    /** A salvo was answered. */
    answered: (salvo: string): void => {
      waiting.delete(salvo);
    },
    isWaiting: (): boolean => waiting.size >= 4,
    /** Cannons of hits whose money is not booked yet. */
    unpaid: (): number[] => [...hits, ...[...waiting.values()].flat()].map(([, cannon]) => cannon),
    reset: (): void => {
      hits = [];
      waiting.clear();
    },
    stop: (): void => clearInterval(timer),
  };
}
export type Salvos = ReturnType<typeof createSalvos>;
