import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import type { SelectOption } from '@croupier/ui/fields/Select.tsx';

/** Games to choose from; those of the first lists, which the page came with. */
export const useGameOptions = (): SelectOption[] =>
  useBoot().games.games.map(({ gameId, displayName }) => ({ value: gameId, label: displayName }));
