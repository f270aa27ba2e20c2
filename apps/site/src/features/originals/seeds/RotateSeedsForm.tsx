import type { SeedsInUse } from '@croupier/contract/games/originals.ts';
import type { FairGameId } from '@croupier/fairplay/registry.ts';
import { isClientSeed } from '@croupier/fairplay/seeds.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Dices } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { randomClientSeed } from './random-client-seed.ts';
import { useRotateSeeds } from './seeds.queries.ts';

/** Sets a new client seed and rotates the server seed; explains when a round in progress prevents it. */
export function RotateSeedsForm({ seeds }: { seeds: SeedsInUse }) {
  const t = useTranslations('originals');
  const errorText = useErrorText();
  const rotate = useRotateSeeds();
  const [clientSeed, setClientSeed] = useState(randomClientSeed);
  const isValid = isClientSeed(clientSeed);
  const { blockedBy } = seeds;
  const isGame = (gameId: string): gameId is FairGameId => t.has(`${gameId as FairGameId}.title`);
  const gameName = blockedBy && isGame(blockedBy) ? t(`${blockedBy}.title`) : blockedBy;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isValid && !blockedBy)
      rotate.mutate(clientSeed, { onSuccess: () => setClientSeed(randomClientSeed()) });
  };
  return (
    <form onSubmit={submit} className="rounded-card border border-brand-line bg-lit p-4">
      <h3 className="text-base">{t('seeds.rotateTitle')}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{t('seeds.rotateText')}</p>
      <TextField
        label={t('seeds.newClientSeed')}
        value={clientSeed}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        error={isValid ? undefined : t('seeds.badClientSeed')}
        onChange={(event) => setClientSeed(event.target.value)}
        suffix={
          <IconButton
            size="sm"
            label={t('seeds.randomise')}
            icon={<Dices />}
            onClick={() => setClientSeed(randomClientSeed())}
          />
        }
      />
      <Button
        type="submit"
        variant="primary"
        block
        className="mt-3"
        loading={rotate.isPending}
        disabled={blockedBy !== null || !isValid}
      >
        {t('seeds.rotate')}
      </Button>
      <output className="mt-2 block text-sm empty:hidden">
        {blockedBy !== null && (
          <span className="text-warn">{t('seeds.blocked', { game: gameName ?? '' })}</span>
        )}
        {rotate.isError && <span className="text-lose">{errorText(rotate.error)}</span>}
        {rotate.isSuccess && <span className="text-win">{t('seeds.rotated')}</span>}
      </output>
    </form>
  );
}
