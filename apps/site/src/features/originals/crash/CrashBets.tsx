import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetNotice } from '../bets/BetNotice.tsx';
import { useSignIn } from '../bets/use-sign-in.ts';
import { SlotButton } from './SlotButton.tsx';
import { SlotInputs } from './SlotInputs.tsx';
import { betsOfSlots } from './slot-bets.ts';
import { useRoom } from '../../../shared/crash-room/use-room.ts';
import { useSlotFields, type SlotFields } from './use-slot-fields.ts';
import { useCrashKeys } from './use-crash-keys.ts';
import { usePlacedWhenOpen } from './use-placed-when-open.ts';
import { useSlot, type Slot } from './use-slot.ts';

type Part = { slot: Slot; fields: SlotFields; name: string };

/** Controls of the one or two bets. On phones their buttons stay in reach of the thumb. */
export function CrashBets() {
  const t = useTranslations('crash');
  const isSignedIn = useSignedIn();
  const signIn = useSignIn();
  const { own, state } = useRoom();
  const first: Part = { slot: useSlot(), fields: useSlotFields(), name: t('slot', { number: '1' }) };
  const second: Part = { slot: useSlot(), fields: useSlotFields(), name: t('slot', { number: '2' }) };
  const [wantsSecond, setWantsSecond] = useState(false);
  const bets = betsOfSlots(own, state?.gameNo ?? null, [first.slot.betId, second.slot.betId]);
  const hasSecond = wantsSecond || bets[1] !== undefined;
  const shown = hasSecond ? [first, second] : [first];
  usePlacedWhenOpen(first.slot, bets[0]);
  usePlacedWhenOpen(second.slot, bets[1]);
  useCrashKeys(
    shown.map((part, index) => ({ ...part, bet: bets[index] })),
    isSignedIn ? undefined : signIn,
  );
  const buttonOf = ({ slot, fields }: Part, index: number) => (
    <SlotButton
      slot={slot}
      bet={bets[index]}
      wish={fields.wish}
      onSignIn={isSignedIn || index > 0 ? undefined : signIn}
    />
  );
  return (
    <>
      <div className="bet-dock order-5 flex gap-2 lg:hidden">
        {shown.map((part, index) => (
          <div key={part.name} className="min-w-0 flex-1">
            {buttonOf(part, index)}
          </div>
        ))}
      </div>
      {shown.map((part, index) => (
        <section key={part.name} aria-label={part.name} className="grid gap-3">
          {hasSecond && <h2 className="text-sm text-muted">{part.name}</h2>}
          <SlotInputs fields={part.fields} disabled={part.slot.queued !== undefined} />
          <div className="max-lg:hidden">{buttonOf(part, index)}</div>
          <BetNotice trouble={part.slot.trouble} />
        </section>
      ))}
      {bets[1] === undefined && (
        <Button
          variant="ghost"
          size="sm"
          className="max-lg:order-4"
          icon={hasSecond ? <Minus aria-hidden /> : <Plus aria-hidden />}
          onClick={() => {
            second.slot.queue(undefined);
            setWantsSecond(!hasSecond);
          }}
        >
          {t(hasSecond ? 'removeSecond' : 'second')}
        </Button>
      )}
    </>
  );
}
