import { seedDemo } from './demo.ts';
import { createDemoParts } from './demo-network/demo-parts.ts';
import { openHistory } from './demo-network/opening.ts';
import { inviteFirstOwner } from './first-owner.ts';
import { moduleOptions } from './module-options.ts';
import { createModules } from './modules.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createKeyArt } from './modules/games/catalogue/index.ts';
import type { Logger } from './platform/log.ts';
import { createSiteOrigin } from './platform/http/origin.ts';
import { createMetrics } from './platform/metrics.ts';
import { createOutbox } from './platform/outbox.ts';
import { connectConsoleRealtime } from './console-realtime.ts';
import { VERSION } from './platform/version.ts';
import { connectRealtime } from './realtime.ts';
import { createConsoleServer } from './servers/console/console-server.ts';
import { createSiteServer } from './servers/site/site-server.ts';
import { subscribe } from './subscriptions.ts';
import { translate } from './translate.ts';
import { wire } from './wiring.ts';

export type AppDeps = { config: Config; database: Database; log: Logger; clock?: Clock };

/** Composes the server: modules, hooks, subscriptions, sites, console, realtime. */
export async function createApp({ config, database, log, clock = systemClock }: AppDeps) {
  const outbox = createOutbox({ database, clock, log });
  const modules = createModules({ database, clock, log, outbox, ...moduleOptions(config) });
  wire(modules);
  subscribe(outbox, modules);
  await modules.wallet.ensurePartitions(clock.now());
  await modules.catalogue.seedInHouse();
  if (!config.demo) await modules.lottery.seed();
  const demo = config.demo
    ? await seedDemo(modules, {
        url: config.sandboxUrl,
        smtpUrl: config.sandboxSmtpUrl,
        vendorsUrl: config.vendorsUrl,
        callbackOrigin: createSiteOrigin(config),
        openHistory: async () => {
          if (!config.demoNetwork) return;
          await openHistory(database.db, clock.now(), (at) =>
            createDemoParts({ config, database, log }, { at, isRegistrationTold: true }),
          );
        },
        withPlayers: config.demoPlayers,
      })
    : undefined;
  const firstOwner = await inviteFirstOwner(modules, config);
  if (firstOwner) log.warn(`Set up the first owner, ${firstOwner.email}: ${firstOwner.link}`);

  const keyArt = createKeyArt({ ...modules, clock, log, folder: config.artFolder });
  const metrics = createMetrics();
  const { trustProxy, siteFolder, consoleFolder } = config;
  const shared = {
    log,
    clock,
    translate,
    keys: modules.keys,
    trustProxy,
    limits: { connectionsPerAddress: trustProxy > 0 ? 0 : config.connectionsPerAddress },
    modules,
    version: VERSION,
    observe: metrics.observe,
    ping: database.ping,
  };
  const sitePort = config.publicPort ?? (trustProxy > 0 ? 0 : config.port);
  const site = await createSiteServer({
    ...shared,
    folder: siteFolder,
    keyArt,
    countryHeader: config.countryHeader,
    publicPort: sitePort,
  });
  const console = await createConsoleServer({
    ...shared,
    folder: consoleFolder,
    metrics: metrics.text,
    hosts: config.consoleHosts,
    publicPort: trustProxy > 0 ? 0 : config.consolePort,
    sitePort,
  });
  const consoleRealtime = await connectConsoleRealtime({
    server: console.server,
    database,
    log,
    modules,
    hosts: config.consoleHosts,
    trustProxy,
  });
  const realtime = await connectRealtime({
    server: site.server,
    database,
    log,
    modules,
    trustProxy,
    onSessionsEnded: consoleRealtime.endSessions,
    onBalancesChanged: consoleRealtime.balancesChanged,
  });
  const stopOutbox = await outbox.start();
  const stopCrash = modules.originals.crash.start();

  return {
    site,
    console,
    modules,
    keyArt,
    outbox,
    /** Demo accounts to sign in with, where there are any. */
    demo,
    /** The owner whom nobody has set up yet. */
    firstOwner,
    listen: async (): Promise<void> => {
      await site.listen({ port: config.port, host: config.host });
      await console.listen({ port: config.consolePort, host: config.host });
      if (config.drawArtAhead) keyArt.start();
    },
    /** Accepts no new calls and finishes those in progress. The database stays open; its owner closes it. */
    close: async (): Promise<void> => {
      keyArt.stop();
      // Pages see how the games end.
      await stopCrash();
      await Promise.all([realtime.close(), consoleRealtime.close()]);
      await Promise.all([site.close(), console.close()]);
      await stopOutbox();
      await modules.payments.close();
      await modules.vendors.close();
      await modules.delivery.close();
      await modules.wallet.close();
    },
  };
}

export type App = Awaited<ReturnType<typeof createApp>>;
