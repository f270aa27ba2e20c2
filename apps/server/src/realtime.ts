import type { Server } from 'node:http';
import type { EndedSessions } from './modules/access/sessions/index.ts';
import { currencyFor } from './modules/money/wallet/index.ts';
import { listenForBets } from './modules/games/live-bets/index.ts';
import { listenForCrash, listenForRounds } from './modules/games/originals/index.ts';
import type { Modules } from './modules.ts';
import { addressKey } from './platform/http/address-key.ts';
import { clientAddress } from './platform/http/client-address.ts';
import type { Database } from './platform/db/database.ts';
import type { Logger } from './platform/log.ts';
import { createRealtimeHub, type Topic } from './platform/realtime/hub.ts';
import { createRoundTopic } from './round-topic.ts';

type Deps = {
  server: Server;
  database: Database;
  log: Logger;
  modules: Modules;
  trustProxy: number;
  /** Receives the ended sessions of operators, too. */
  onSessionsEnded: (ended: EndedSessions) => void;
  /** Receives whose balances have changed; undefined for many members. */
  onBalancesChanged: (change: { merchantId: string; memberIds: ReadonlySet<string> | undefined }) => void;
};

/**
 * The topics of the site's socket. The wallet topic needs no log: entries of the main account have gapless sequences,
 * so the newest balance is the event after n if its sequence is above n.
 */
export async function connectRealtime(deps: Deps) {
  const { server, database, log, modules, trustProxy, onSessionsEnded, onBalancesChanged } = deps;
  const { wallet, merchants, sessions, messages, content, catalogue, jackpot, lottery } = modules;
  const { payments, contracts, promotions } = modules;
  const walletTopic: Topic = {
    name: 'wallet',
    eventsAfter: async (account, sequence) => {
      const currency = currencyFor(account, (await merchants.byId(account.merchantId)).currency);
      const balance = await wallet.balanceOf(account.merchantId, account.id, currency);
      if (balance.sequence <= sequence) return [];
      return [
        {
          type: 'event',
          topic: 'wallet',
          sequence: String(balance.sequence),
          data: { currency, amount: balance.amountMinor },
        },
      ];
    },
  };
  /** Pages fetch the messages themselves; the event only says that there are new ones. */
  const messagesTopic: Topic = {
    name: 'messages',
    eventsAfter: async ({ merchantId, id: memberId }, sequence) => {
      const newest = await messages.newest({ merchantId, memberId });
      if (newest <= sequence) return [];
      const data = await messages.unread({ merchantId, memberId });
      return [{ type: 'event', topic: 'messages', sequence: String(newest), data }];
    },
  };
  /** Pages fetch the deposit or withdrawal themselves. */
  const paymentsTopic: Topic = {
    name: 'payments',
    eventsAfter: async ({ merchantId, id: memberId }, sequence) => {
      const newest = await payments.newestChange({ merchantId, memberId });
      if (!newest || newest.sequence <= sequence) return [];
      const { id } = newest;
      return [{ type: 'event', topic: 'payments', sequence: String(newest.sequence), data: { id } }];
    },
  };
  /** Pages fetch contracts and bills themselves; the event says how many offers wait for an answer. */
  const contractsTopic: Topic = {
    name: 'contracts',
    eventsAfter: async ({ merchantId, id: memberId }, sequence) => {
      const newest = await contracts.newestChange({ merchantId, memberId });
      if (newest <= sequence) return [];
      const waiting = await contracts.countWaiting({ merchantId, memberId });
      return [{ type: 'event', topic: 'contracts', sequence: String(newest), data: { waiting } }];
    },
  };
  /** Pages fetch the rewards themselves; the event says how many wait to be claimed. */
  const rewardsTopic: Topic = {
    name: 'rewards',
    eventsAfter: async ({ merchantId, id: memberId }, sequence) => {
      const newest = await promotions.newestChange({ merchantId, memberId });
      if (newest <= sequence) return [];
      const count = await promotions.countClaimable({ merchantId, memberId });
      return [{ type: 'event', topic: 'rewards', sequence: String(newest), data: { count } }];
    },
  };
  const rounds = createRoundTopic();
  const hub = createRealtimeHub({
    server,
    log,
    topics: [walletTopic, messagesTopic, paymentsTopic, contractsTopic, rewardsTopic, rounds.topic],
    rooms: [modules.originals.crash.room, ...modules.liveBets.rooms, modules.contests.envelopeRoom],
    merchantOf: async (host) => (await merchants.byHost(host)).id,
    resolveAccount: sessions.resolveAccount,
    isSessionAlive: sessions.isSessionAlive,
    addressOf: (request) => addressKey(clientAddress(request, trustProxy)),
  });
  const stopChanges = await wallet.listenForChanges(database, (change) => {
    hub.wake('wallet', change.merchantId, change.memberIds);
    onBalancesChanged(change);
  });
  const stopMessages = await messages.listen(database, ({ merchantId, memberId }) =>
    hub.wake('messages', merchantId, new Set([memberId])),
  );
  const stopPayments = await payments.listen(database, ({ merchantId, memberIds }) =>
    hub.wake('payments', merchantId, memberIds),
  );
  const stopRewards = await promotions.listen(database, ({ merchantId, memberIds }) =>
    hub.wake('rewards', merchantId, memberIds),
  );
  const stopContracts = await contracts.listen(database, ({ merchantId, memberIds }) =>
    hub.wake('contracts', merchantId, memberIds),
  );
  const stopSettled = await contracts.listenForSettled(database, ({ merchantId, until, at }) =>
    hub.broadcast(merchantId, {
      type: 'event',
      topic: 'agent',
      sequence: String(until),
      data: { until: at },
    }),
  );
  const stopRounds = await listenForRounds(database, (news) => {
    rounds.hear(news);
    hub.wake('rounds', news.merchantId, new Set([news.memberId]));
  });
  const stopCrash = await listenForCrash(database, modules.originals.crash.hear);
  const stopEnvelopes = await modules.contests.listen(database);
  const stopBets = await listenForBets(database, modules.liveBets.hear);
  modules.liveBets.watchWins(({ merchantId, win: data, sequence }) =>
    hub.broadcast(merchantId, { type: 'event', topic: 'wins', sequence, data }),
  );
  const stopMerchants = await merchants.listen(database, ({ merchantId, sequence }) => {
    merchants.byId(merchantId).then(
      // The status depends on the caller's location, so pages fetch it.
      ({ settings }) =>
        hub.broadcast(merchantId, {
          type: 'event',
          topic: 'system',
          sequence,
          data: { status: settings.status },
        }),
      (error: unknown) => log.error({ err: error, merchantId }, 'changed merchant could not be read'),
    );
  });
  const stopContent = await content.listen(database, ({ merchantId, sequence }) =>
    hub.broadcast(merchantId, { type: 'event', topic: 'content', sequence, data: {} }),
  );
  const stopCatalogue = await catalogue.listen(database, ({ merchantId, sequence }) =>
    hub.broadcast(merchantId, { type: 'event', topic: 'games', sequence, data: {} }),
  );
  const stopDraws = await lottery.listen(database, (change) => {
    const { drawId, lotteryId: gameCode, number, state, numbers, brandOf, sequence } = change;
    const data = { drawId, gameCode, number, state, numbers: [...numbers] };
    const event = { type: 'event', topic: 'lottery', sequence, data } as const;
    hub.broadcast(brandOf, event);
  });
  const stopEnded = await sessions.listenForEnded(database, (ended) => {
    hub.endSessions(ended.merchantId, new Set(ended.ids));
    onSessionsEnded(ended);
  });
  const stopJackpot = jackpot.watch({
    hasListeners: () => hub.connections() > 0,
    tell: ({ merchantId, currency, amountMinor, hit, sequence }) =>
      hub.broadcast(merchantId, {
        type: 'event',
        topic: 'jackpot',
        sequence,
        data: { currency, amount: amountMinor, hit },
      }),
  });
  return {
    hub,
    close: async (): Promise<void> => {
      hub.close();
      await stopChanges();
      await stopMessages();
      await stopPayments();
      await stopRewards();
      await stopContracts();
      await stopSettled();
      await stopRounds();
      await stopBets();
      await stopEnvelopes();
      await stopCrash();
      modules.liveBets.stop();
      await stopMerchants();
      await stopContent();
      await stopCatalogue();
      await stopEnded();
      await stopDraws();
      await stopJackpot();
    },
  };
}
