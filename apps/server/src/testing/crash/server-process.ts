// The process that is killed: rounds and ledger over a database; commands and answers use the IPC channel.
import { createRounds, type RoundCommand } from '../../modules/games/rounds/index.ts';
import { createWallet } from '../../modules/money/wallet/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';

export type CrashRequest = { n: number; command: RoundCommand };

const url = process.argv[2] ?? '';
const database = openDatabase({ url, maxConnections: 8 });
const wallet = createWallet({ db: database.db, clock: systemClock });
const rounds = createRounds({ db: database.db, clock: systemClock, wallet });

process.on('message', ({ n, command }: CrashRequest) => {
  rounds.submit(command).then(
    (outcome) => process.send?.({ n, outcome }),
    // No answer means that the outcome is unknown; the client retries.
    (error: unknown) => process.send?.({ n, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
