import { STAKE_KEYS, type KeyHelp } from '../hotkeys/key-help.ts';
import { useHotkeys } from '../hotkeys/use-hotkeys.ts';
import { room, shownMultiplier } from '../../../shared/crash-room/room-store.ts';
import { slotOffer, type SlotMoment, type SlotOffer } from './slot-offer.ts';
import type { SlotFields } from './use-slot-fields.ts';

export const CRASH_KEYS: readonly KeyHelp[] = [{ keys: 'Space', does: 'betMines' }, ...STAKE_KEYS];

/** A bet is never taken back by the key that placed it. */
const BY_KEY: ReadonlyArray<SlotOffer['text']> = ['cashOut', 'bet', 'betNext'];

export type KeyedSlot = Pick<SlotMoment, 'slot' | 'bet'> & { fields: SlotFields };

/** The space bar cashes out the first bet that can be; otherwise it places the first that can be. */
export function useCrashKeys(slots: readonly KeyedSlot[], onSignIn: (() => void) | undefined): void {
  const press = (): void => {
    const view = room.get();
    const multiplier = shownMultiplier(view);
    const offers = slots.map(({ slot, bet, fields }) =>
      slotOffer({ slot, bet, wish: fields.wish, view, multiplier }),
    );
    const able = BY_KEY.flatMap((text) => offers.filter((offer) => offer.text === text && offer.act));
    able[0]?.act?.();
  };
  const stake = slots[0]?.fields.stake;
  const isLocked = slots[0]?.slot.queued !== undefined;
  useHotkeys({
    bet: onSignIn ?? press,
    half: () => !isLocked && stake?.move('half'),
    double: () => !isLocked && stake?.move('double'),
    max: () => !isLocked && stake?.move('max'),
  });
}
