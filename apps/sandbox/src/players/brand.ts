import { randomOf } from '../vendors/random.ts';
import { watchCrash } from './crash-times.ts';
import { playersAt } from './habits.ts';
import type { Pace } from './pace.ts';
import { openSite } from './site.ts';
import { visit, type Player } from './visit.ts';

export type DemoPlayer = Player & { host: string; zone: string };

/** How often somebody may come in. */
const LOOK_MILLISECONDS = { from: 2_000, to: 9_000 } as const;
/** After a visit, and after a site that did not answer. */
const REST_MILLISECONDS = { from: 120_000, to: 900_000 } as const;

/** Keeps as many players of a brand at play as come at this hour of their day, until everything stops. */
export async function runBrand(
  { host, players }: { host: string; players: readonly DemoPlayer[] },
  { port, pace }: { port: number; pace: Pace },
): Promise<void> {
  const random = randomOf(`${host} ${Date.now()}`);
  const site = openSite({ host, port });
  const crash = watchCrash(site);
  const present = new Map<string, Promise<void>>();
  const restsUntil = new Map<string, number>();
  const come = (player: DemoPlayer): void => {
    const { account } = player;
    // A site that stops or refuses is no fault of the players: they come again.
    const ended = visit({ site, pace, random, crash }, player)
      .catch(() => undefined)
      .then(() => {
        present.delete(account);
        restsUntil.set(account, Date.now() + random.whole(REST_MILLISECONDS.from, REST_MILLISECONDS.to));
      });
    present.set(account, ended);
  };
  const isFree = ({ account }: DemoPlayer): boolean =>
    !present.has(account) && (restsUntil.get(account) ?? 0) <= Date.now();
  while (await pace.sleep(random.whole(LOOK_MILLISECONDS.from, LOOK_MILLISECONDS.to))) {
    const free = players.filter(isFree);
    const next = free[random.whole(0, Math.max(free.length - 1, 0))];
    if (next && present.size < playersAt(players.length, next.zone, new Date())) come(next);
  }
  crash.stop();
  await Promise.all(present.values());
}
