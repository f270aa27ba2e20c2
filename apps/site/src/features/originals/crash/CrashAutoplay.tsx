import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetNotice } from '../bets/BetNotice.tsx';
import { ButtonStake } from '../bets/ButtonStake.tsx';
import { highestStake } from '../bets/stake.ts';
import { useSignIn } from '../bets/use-sign-in.ts';
import { AutoplayFields } from '../one-call/AutoplayFields.tsx';
import { AutoplayStatus } from '../one-call/AutoplayStatus.tsx';
import { EMPTY_AUTOPLAY, readAutoplay } from '../one-call/autoplay-form.ts';
import { SlotInputs } from './SlotInputs.tsx';
import { useCrashAutoplay } from './use-crash-autoplay.ts';
import { useSlotFields } from './use-slot-fields.ts';

/** One bet in each game, cashed out by the server. On phones the button stays in reach of the thumb. */
export function CrashAutoplay({ onRunning }: { onRunning: (isRunning: boolean) => void }) {
  const t = useTranslations('originals.auto');
  const bets = useTranslations('originals.bet');
  const own = useTranslations('crash');
  const isSignedIn = useSignedIn();
  const signIn = useSignIn();
  const { decimals } = useFormat();
  const fields = useSlotFields();
  const { autoplay, trouble } = useCrashAutoplay();
  const [form, setForm] = useState(EMPTY_AUTOPLAY);
  const { isRunning } = autoplay;
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  const stakeMinor = fields.stake.stakeMinor ?? 0n;
  const maxStakeMinor = highestStake({ ...fields.stake.room, balanceMinor: undefined }) ?? stakeMinor;
  const read = readAutoplay(form, stakeMinor, { maxStakeMinor, decimals });
  const cashOut = fields.wish?.auto ?? undefined;

  const button = ((): { label: string; act: (() => void) | undefined; isBet?: boolean } => {
    if (!isSignedIn) return { label: bets('signIn'), act: signIn };
    if (isRunning)
      return autoplay.isStopping
        ? { label: t('stopping'), act: undefined }
        : { label: t('stop'), act: autoplay.stop };
    const { config } = read;
    if (!config || cashOut === undefined) return { label: t('start'), act: undefined, isBet: true };
    return { label: t('start'), act: () => autoplay.start(config, cashOut), isBet: true };
  })();

  return (
    <>
      <SlotInputs fields={fields} disabled={isRunning} />
      {fields.wish?.auto === null && <p className="text-sm text-muted">{own('autoNeeded')}</p>}
      <div className="bet-dock max-lg:order-5">
        <Button
          variant={isRunning ? 'danger' : 'primary'}
          size="lg"
          block
          // Not `disabled`, which would lose the keyboard focus.
          aria-disabled={button.act === undefined || undefined}
          onClick={button.act}
          className="aria-disabled:opacity-70!"
        >
          {button.label}
          {button.isBet && <ButtonStake amountMinor={fields.stake.stakeMinor} />}
        </Button>
      </div>
      <div className="max-lg:order-3">
        <AutoplayFields
          form={form}
          onFormChange={setForm}
          problem={read.problem === 'stakeMinor' ? undefined : read.problem}
          disabled={isRunning}
          hasFeature={false}
        />
      </div>
      <div className="grid gap-3 empty:hidden max-lg:order-4">
        <BetNotice trouble={trouble} />
        <AutoplayStatus autoplay={autoplay} />
      </div>
    </>
  );
}
