// The process that is killed: a worker that sends payouts and asks about them, without a pause. It is started for each
// kill, so it loads only what payouts need.
import { createMembers } from '../../modules/access/members/index.ts';
import { createAudit } from '../../modules/base/audit-log/index.ts';
import { createMerchants } from '../../modules/base/merchants/index.ts';
import { createMessages } from '../../modules/engagement/messages/index.ts';
import { createPayments } from '../../modules/money/payments/index.ts';
import { createWallet } from '../../modules/money/wallet/index.ts';
import { openPayoutBase, PAYOUT_TIMING } from './payout-base.ts';

const unused = (): never => {
  throw new Error('payouts were expected not to need this');
};

const { database, clock, log, outbox } = openPayoutBase(process.argv[2] ?? '');
const { db } = database;
const audit = createAudit({ db, clock });
const merchants = createMerchants({ db, clock, publicKeys: unused, privateIntegrations: true });
const payments = createPayments({
  db,
  clock,
  log,
  outbox,
  audit,
  merchants,
  members: createMembers({ db, clock, outbox, merchants, audit }),
  messages: createMessages({ db, clock, audit, merchants }),
  wallet: createWallet({ db, clock, log, merchants }),
  permissions: { rightsIn: unused },
  approvals: { ask: unused, isKnown: unused, versionsOf: unused },
  files: { attach: unused, ofSubject: unused, seenBefore: unused, read: unused },
  kyc: { capsOf: unused, noteUse: unused, undoUse: unused },
  risk: { assess: unused, openCase: unused, standingOf: unused },
  protection: { stateOf: unused },
  checkPaymentPassword: unused,
  admissions: [],
  privateIntegrations: true,
  payoutTiming: PAYOUT_TIMING,
  siteOrigin: (host) => `http://${host}`,
});
const resting = payments.jobs.find(({ name }) => name === 'payments-resting');

process.on('disconnect', () => process.exit(0));
process.send?.('ready');
for (;;) {
  await payments.tick();
  await resting?.run();
}
