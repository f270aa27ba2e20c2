import type { Outcome, RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';

/** Commands as JSON, with amounts as strings of the smallest unit, as vendor protocols have them. */
export const encodeCommand = (command: RoundCommand): string =>
  JSON.stringify(command, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

export function decodeCommand(body: string): RoundCommand {
  const command = JSON.parse(body) as RoundCommand & { amountMinor?: string };
  return command.amountMinor === undefined
    ? command
    : ({ ...command, amountMinor: BigInt(command.amountMinor) } as RoundCommand);
}

export const encodeOutcome = (outcome: Outcome): object =>
  outcome.status === 'accepted'
    ? { status: outcome.status, balance: `${outcome.balanceMinor}`, sequence: `${outcome.sequence}` }
    : { status: outcome.status, code: outcome.code, balance: `${outcome.balanceMinor}` };

export type WireOutcome = { status: Outcome['status']; code?: string };
