import type { Server } from 'node:http';
import { CONSOLE, type EndedSessions } from './modules/access/sessions/index.ts';
import type { Modules } from './modules.ts';
import type { Database } from './platform/db/database.ts';
import { listenForListChanges } from './platform/db/list-changes.ts';
import { addressKey } from './platform/http/address-key.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { hostName } from './platform/http/origin.ts';
import type { Logger } from './platform/log.ts';
import { createConsoleHub } from './platform/realtime/console-hub.ts';

type Deps = {
  server: Server;
  database: Database;
  log: Logger;
  modules: Modules;
  /** Hosts on which the console responds. */
  hosts: readonly string[];
  trustProxy: number;
};

type BalancesChanged = { merchantId: string; memberIds: ReadonlySet<string> | undefined };

/** The operators' socket: tells open pages which rows have changed, and ends with their session. */
export async function connectConsoleRealtime({ server, database, log, modules, hosts, trustProxy }: Deps) {
  const { sessions, permissions } = modules;
  const names = new Set(hosts.map(hostName));
  const hub = createConsoleHub({
    server,
    log,
    isConsoleHost: (host) => names.has(hostName(host)),
    resolveOperator: sessions.resolveOperator,
    isSessionAlive: sessions.isOperatorAlive,
    rightsOf: (operatorId) => permissions.rightsOf(operatorId, { exact: false }),
    addressOf: (request) => addressKey(clientAddress(request, trustProxy)),
  });
  const stops = [
    await listenForListChanges(database, {
      onChange: ({ merchantId, ...change }) => hub.tell({ ...change, merchantCode: merchantId }),
      onMissed: hub.reconnect,
    }),
    await permissions.listen(database, hub.tellRights),
  ];
  return {
    /** Play changes members and rounds; the ledger announces only whose balances have moved. */
    balancesChanged: ({ merchantId: merchantCode, memberIds }: BalancesChanged): void => {
      hub.tell({ what: 'row', list: 'rounds', merchantCode, id: null });
      for (const id of memberIds ?? [null]) hub.tell({ what: 'row', list: 'members', merchantCode, id });
    },
    /** Ends the pages of operators whose sessions have ended. */
    endSessions: ({ merchantId, ids }: EndedSessions): void => {
      if (merchantId === CONSOLE) hub.endSessions(new Set(ids));
    },
    close: async (): Promise<void> => {
      hub.close();
      for (const stop of stops) await stop();
    },
  };
}
