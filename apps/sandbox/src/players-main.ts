// Demo players: members of the demo shops who sign in, bet and pay in by the sites' own calls, as browsers do.
import { readPlayersConfig } from './config.ts';
import { runBrand } from './players/brand.ts';
import { createPace } from './players/pace.ts';
import { runProcess } from './process.ts';

/** Of all players together; a call costs the server a few milliseconds. */
const CALLS_PER_SECOND = 4;

await runProcess(() => {
  const { sitePort, players } = readPlayersConfig();
  const pace = createPace({ callsPerSecond: CALLS_PER_SECOND });
  let running: Promise<unknown> = Promise.resolve();
  return {
    listen: async () => {
      const hosts = [...new Set(players.map(({ host }) => host))];
      running = Promise.all(
        hosts.map((host) =>
          runBrand({ host, players: players.filter((one) => one.host === host) }, { port: sitePort, pace }),
        ),
      );
    },
    close: async () => {
      pace.stop();
      await running;
    },
  };
});
