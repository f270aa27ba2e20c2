// The process that is killed: a worker that sends payouts and asks about them, without a pause.
import { openPayoutModules } from './payout-modules.ts';

const { modules } = openPayoutModules(process.argv[2] ?? '');
const resting = modules.payments.jobs.find(({ name }) => name === 'payments-resting');

process.on('disconnect', () => process.exit(0));
process.send?.('ready');
for (;;) {
  await modules.payments.tick();
  await resting?.run();
}
