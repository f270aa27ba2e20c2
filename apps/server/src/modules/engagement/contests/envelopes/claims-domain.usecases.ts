import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type MoneyDomain, type NamedAccount } from '../../../money/wallet/index.ts';
import {
  giveShares,
  readOpen,
  readOwn,
  takeFree,
  tellEnvelopes,
  type FreeShare,
  type OpenEnvelope,
  type OwnShare,
  type TakenShare,
} from './claims.queries.ts';

export type ClaimCommand = { merchantId: string; memberId: string; currency: string; contestId: string };

export type ClaimOutcome =
  | { status: 'opened'; amountMinor: bigint }
  /** `taken`: the last shares are being handed out elsewhere. */
  | { status: 'empty' | 'taken' | 'over' };

type State = {
  merchantId: string;
  own: Map<string, bigint>;
  free: Map<string, FreeShare[]>;
  open: ReadonlyMap<string, OpenEnvelope>;
  taken: TakenShare[];
};

/** The money that was set aside for an envelope. */
export const envelopeAccount = (contestId: string) =>
  ({ owner: 'house', kind: 'bonus_cost', key: `envelope:${contestId}` }) as const;

export const shareTransferId = ({
  merchantId,
  contestId,
  memberId,
}: Pick<ClaimCommand, 'merchantId' | 'contestId' | 'memberId'>): string =>
  derivedId('envelope share', merchantId, contestId, memberId);

const ownKey = ({ contestId, memberId }: { contestId: string; memberId: string }): string =>
  `${contestId}/${memberId}`;

const namedMain = ({ merchantId, currency, memberId }: ClaimCommand): NamedAccount => ({
  merchantId,
  currency,
  ref: mainOf(memberId),
});

const envelopesIn = (commands: readonly ClaimCommand[]): Array<[string, number]> => {
  const counts = new Map<string, number>();
  for (const { contestId } of commands) counts.set(contestId, (counts.get(contestId) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Hands out shares in batches: a member's account is locked first, so that a double tap in two processes takes one share,
 * then as many free shares as there are claims, whichever no other process holds.
 */
export const claimDomain: MoneyDomain<ClaimCommand, ClaimOutcome, State> = {
  // Claims of one envelope share a lane, and with it a commit.
  laneKey: ({ merchantId, contestId }) => `${merchantId}/${contestId}`,
  accounts: (command) => [
    namedMain(command),
    {
      merchantId: command.merchantId,
      currency: command.currency,
      ref: envelopeAccount(command.contestId),
    },
  ],
  ids: (command) => [{ id: shareTransferId(command), account: namedMain(command) }],
  reads: (merchantId, commands) => [
    readOwn(merchantId, commands),
    ...envelopesIn(commands).flatMap(([contestId, count]) => [
      takeFree(merchantId, contestId, count),
      readOpen(merchantId, contestId),
    ]),
  ],
  open: (answers, _further, reads) => {
    const [own, ...rest] = answers as unknown as [OwnShare[], ...unknown[][]];
    const free = rest.filter((_, index) => index % 2 === 0) as FreeShare[][];
    const open = rest.filter((_, index) => index % 2 === 1).flat() as OpenEnvelope[];
    return {
      merchantId: String(reads[0]?.values[0]),
      own: new Map(own.map((share) => [ownKey(share), share.amountMinor])),
      free: new Map(open.map(({ contestId }, index) => [contestId, [...(free[index] ?? [])]])),
      open: new Map(open.map((one) => [one.contestId, one])),
      taken: [],
    };
  },
  decide: (command, ledger, state, accountOf) => {
    const { merchantId, contestId, memberId, currency } = command;
    const known = state.own.get(ownKey(command));
    if (known !== undefined) return { status: 'opened', amountMinor: known };
    const envelope = state.open.get(contestId);
    if (!envelope?.isOpen) return { status: 'over' };
    const free = state.free.get(contestId) ?? [];
    const [share] = free;
    if (!share) return { status: envelope.hasFree ? 'taken' : 'empty' };
    const debit = accountOf({ merchantId, currency, ref: envelopeAccount(contestId) });
    const posted = ledger.post([
      {
        id: shareTransferId(command),
        debit: debit.id,
        credit: accountOf(namedMain(command)).id,
        amountMinor: share.amountMinor,
        code: 'promotion',
        reference: contestId,
      },
    ]);
    if (!posted.ok) throw new Error('a share could not be paid');
    free.shift();
    state.own.set(ownKey(command), share.amountMinor);
    state.taken.push({ ...share, memberId, at: ledger.at });
    return { status: 'opened', amountMinor: share.amountMinor };
  },
  writes: (states) =>
    states.flatMap(({ merchantId, taken }) =>
      taken.length > 0
        ? [
            giveShares(merchantId, taken),
            tellEnvelopes(merchantId, [...new Set(taken.map(({ contestId }) => contestId))]),
          ]
        : [],
    ),
};
