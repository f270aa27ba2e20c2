import { readGamesConfig } from './config.ts';
import { createGamesHost } from './games/host/games-host.ts';
import { runProcess } from './process.ts';

await runProcess(() => {
  const { host, port, url, dataFolder } = readGamesConfig();
  const games = createGamesHost({ url, dataFolder });
  return { listen: () => games.listen({ host, port }), close: games.close };
});
