import { ApiError } from '@croupier/contract/client.ts';
import type { Call } from './site.ts';

/** Joins every race that is open, as most players do who have seen its prizes. */
export async function joinRaces(call: Call): Promise<void> {
  const { races } = await call('races.races');
  for (const { id: raceId, state, joined } of races)
    if (state === 'open' && !joined)
      await call('races.joinRace', { params: { raceId } }).catch((error: unknown) => {
        // A race may have closed meanwhile, or not be for everybody.
        if (!(error instanceof ApiError)) throw error;
      });
}
