import { randomBytes } from 'node:crypto';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import { maskedName, TRIAL_TYPES } from '../../access/members/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import type { Round } from '../rounds/index.ts';
import { HIGH_PART, TICK_MILLISECONDS } from './live-bets.config.ts';
import { notifyBets } from './live-bets.queries.ts';
import { listPublicMembers } from './live-bets.reads.ts';
import type { LiveNotice, LiveRow } from './live-bets.types.ts';
import { addTo, emptySample, roundsOf, sizeOf, type Sample } from './sample.rules.ts';

export type FeedDeps = {
  db: Db;
  log: Pick<Logger, 'warn'>;
  merchants: Pick<Merchants, 'byId'>;
  random?: () => number;
};

export const newRowId = (): string => randomBytes(6).toString('hex');

/** From here on a stake or a payout is high at this merchant. */
export async function highFrom(
  { merchants }: Pick<FeedDeps, 'merchants'>,
  merchantId: string,
): Promise<bigint> {
  return (await merchants.byId(merchantId)).settings.stakes.maxStakeMinor / HIGH_PART;
}

/**
 * Collects what the lanes of this process settle and tells every process once in a tick. It runs after the commit and
 * costs a bet a few comparisons; names are read for the few rows that are told.
 */
export function createFeed(deps: FeedDeps) {
  const { db, log, random = Math.random } = deps;
  let samples = new Map<string, Sample>();
  let timer: NodeJS.Timeout | undefined;

  const rowsOf = async (merchantId: string, sample: Sample): Promise<LiveRow[]> => {
    const rounds = roundsOf(sample);
    const memberIds = [...new Set(rounds.map(({ memberId }) => memberId))];
    const members = await listPublicMembers(db, { merchantId, memberIds, trialTypes: TRIAL_TYPES });
    const high = await highFrom(deps, merchantId);
    return rounds.flatMap((round): LiveRow[] => {
      const member = members.find(({ id }) => id === round.memberId);
      if (!member || !round.settledAt) return [];
      const { gameId, settledAt: at, stakeMinor, payoutMinor } = round;
      const name = member.hidesName ? null : maskedName(member.account);
      return [{ id: newRowId(), gameId, name, at, stakeMinor, payoutMinor, isHigh: sizeOf(round) >= high }];
    });
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = samples;
    samples = new Map();
    const notices: LiveNotice[] = [];
    for (const [merchantId, sample] of taken)
      notices.push({ kind: 'bets', merchantId, count: sample.count, rows: await rowsOf(merchantId, sample) });
    if (notices.length > 0) await notifyBets(db, notices);
  };

  return {
    /** Of other games, and of play money, others see nothing. */
    settled: (rounds: readonly Round[]): void => {
      for (const round of rounds) {
        if (round.vendor !== IN_HOUSE_VENDOR.code || round.currency === PLAY_MONEY) continue;
        const sample = samples.get(round.merchantId) ?? emptySample();
        samples.set(round.merchantId, sample);
        addTo(sample, round, random);
      }
      if (samples.size === 0) return;
      timer ??= setTimeout(() => {
        // What is lost was only to be shown.
        flush().catch((error: unknown) => log.warn({ err: error }, 'live bets could not be told'));
      }, TICK_MILLISECONDS).unref();
    },
    flush,
  };
}
