import { pauseBonus } from './bonuses.queries.ts';
import type { BonusDeps, MemberKey } from './bonuses.types.ts';
import { endPlaying } from './ends.usecases.ts';

/**
 * Reacts to a member who may not play: a break stops the clock of the bonus, an exclusion or a closed account ends it with
 * what the member has earned. May be repeated.
 */
export async function stopPlay(
  deps: Pick<BonusDeps, 'db' | 'clock' | 'protection' | 'wallet'>,
  { stoppedBy, ...member }: MemberKey & { stoppedBy: string },
): Promise<void> {
  if (stoppedBy !== 'break') {
    await deps.wallet.transaction((tx) => endPlaying(deps, tx, { ...member, reason: 'excluded' }));
    return;
  }
  const { code, until } = await deps.protection.stateOf(deps.db, member);
  if (code && until)
    await deps.db.transaction().execute((tx) => pauseBonus(tx, { ...member, from: deps.clock.now(), until }));
}
