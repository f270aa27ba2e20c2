// The server process that is killed: it answers the wallet calls of game vendors on a port. It is started again and
// again, so it loads only what these calls need.
import Fastify from 'fastify';
import { createMembers } from '../../modules/access/members/index.ts';
import { createAudit } from '../../modules/base/audit-log/index.ts';
import { createMerchants } from '../../modules/base/merchants/index.ts';
import { createCatalogue } from '../../modules/games/catalogue/index.ts';
import { createRounds } from '../../modules/games/rounds/index.ts';
import { createVendors } from '../../modules/games/vendors/index.ts';
import { createWallet } from '../../modules/money/wallet/index.ts';
import { serveVendorCalls } from '../../servers/site/vendor-calls.ts';
import { openPayoutBase } from './payout-base.ts';

const unused = (): never => {
  throw new Error('wallet calls were expected not to need this');
};

const [url = '', port = ''] = process.argv.slice(2);
const { database, clock, log, outbox } = openPayoutBase(url);
const { db } = database;
const audit = createAudit({ db, clock });
const merchants = createMerchants({ db, clock, publicKeys: unused, privateIntegrations: true });
const wallet = createWallet({ db, clock, log, merchants });
const vendors = createVendors({
  db,
  clock,
  log,
  outbox,
  audit,
  merchants,
  members: createMembers({ db, clock, outbox, merchants, audit }),
  sessions: { open: unused, resolve: unused, endAll: unused, forget: unused },
  approvals: { ask: unused, isKnown: unused, versionsOf: unused },
  wallet,
  protection: { stateOf: unused, setLimit: unused, exclude: unused },
  bonuses: { playableIn: async () => 0n },
  rounds: createRounds({ db, clock, wallet }),
  catalogue: createCatalogue({ db, clock, log, merchants, audit }),
  siteOrigin: unused,
  secretsKey: undefined,
  privateIntegrations: true,
});
const server = Fastify({ forceCloseConnections: true });
serveVendorCalls(server, { merchants, vendors });
await server.listen({ host: '127.0.0.1', port: Number(port) });

process.on('disconnect', () => process.exit(0));
process.send?.('ready');
