/** Valid bet owed for a deposit. */
export type Requirement = {
  depositId: string;
  amountMinor: bigint;
  /** The ledger period of the deposit: valid bet from its start on counts. */
  period: number;
};

/** What a member played in one period. Voided rounds may make it negative. */
export type PlayedPeriod = { period: number; validBetMinor: bigint };

/** Where requirements ended before: valid bet of earlier periods, and this much of this period, is used up. */
export type UsedUp = { period: number; usedMinor: bigint };

export type Progress = Requirement & {
  doneMinor: bigint;
  /** Set when it is done: what was used up then. */
  used: UsedUp | null;
};

export type Turnover = { requiredMinor: bigint; doneMinor: bigint };

/** Valid bet that requirements may still use, with the periods in order. */
function available(played: readonly PlayedPeriod[], usedUp: UsedUp | null): PlayedPeriod[] {
  const free: PlayedPeriod[] = [];
  for (const { period, validBetMinor } of played.toSorted((a, b) => a.period - b.period)) {
    if (usedUp && period < usedUp.period) continue;
    const used = usedUp?.period === period ? usedUp.usedMinor : 0n;
    free.push({ period, validBetMinor: validBetMinor - used });
  }
  return free;
}

/**
 * Divides valid bet among requirements, oldest first: each unit counts for the oldest open requirement that began in its
 * period or before. What voided rounds take back is made up for before anything counts again.
 */
export function progressOf(
  requirements: readonly Requirement[],
  played: readonly PlayedPeriod[],
  usedUp: UsedUp | null,
): Progress[] {
  const progress: Progress[] = requirements.map((each) => ({ ...each, doneMinor: 0n, used: null }));
  let takenBackMinor = 0n;
  for (const { period, validBetMinor } of available(played, usedUp)) {
    let leftMinor = validBetMinor - takenBackMinor;
    takenBackMinor = leftMinor < 0n ? -leftMinor : 0n;
    for (const each of progress) {
      if (leftMinor <= 0n) break;
      if (each.used || each.period > period) continue;
      const missing = each.amountMinor - each.doneMinor;
      const taken = leftMinor < missing ? leftMinor : missing;
      each.doneMinor += taken;
      leftMinor -= taken;
      const before = usedUp?.period === period ? usedUp.usedMinor : 0n;
      if (taken === missing) each.used = { period, usedMinor: before + validBetMinor - leftMinor };
    }
  }
  return progress;
}

export const sumOf = (progress: readonly Progress[]): Turnover => ({
  requiredMinor: progress.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  doneMinor: progress.reduce((sum, { doneMinor }) => sum + doneMinor, 0n),
});

/** What a deposit owes: a part of it in hundredths of a percent, rounded for the player. */
export const requirementOf = (depositMinor: bigint, turnoverBps: number): bigint =>
  (depositMinor * BigInt(turnoverBps)) / 10_000n;
