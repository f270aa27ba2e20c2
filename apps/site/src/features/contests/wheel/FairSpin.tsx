import type { Wheel } from '@croupier/contract/contests/wheels.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import { spinWheel } from '@croupier/fairplay/contests/wheel.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';

export type FairSpinProps = { wheel: Wheel; clientSeed: string; onClientSeed: (seed: string) => void };

/** Whether a spin follows from its seeds, and its server seed from the hash that was shown before. */
function isRight({ segments, last }: Wheel): boolean {
  if (!last) return false;
  const weights = segments.map(({ weight }) => weight);
  return (
    hashServerSeed(last.serverSeed) === last.seedHash && spinWheel(last, weights).segment === last.segment
  );
}

/** The seeds of the next spin, and the check of the last one. */
export function FairSpin({ wheel, clientSeed, onClientSeed }: FairSpinProps) {
  const t = useTranslations('wheel');
  const { last, seedHash } = wheel;
  const right = isRight(wheel);
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h2 className="text-lg">{t('fair')}</h2>
        <p className="mt-1 text-sm text-muted">{t('fairText')}</p>
      </div>
      {seedHash !== null && (
        <>
          <dl>
            <CopyLine label={t('nextHash')} value={seedHash} />
          </dl>
          <TextField
            label={t('clientSeed')}
            hint={t('clientSeedHelp')}
            value={clientSeed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onClientSeed(event.target.value)}
          />
        </>
      )}
      {last && (
        <section className="grid gap-2.5 border-t border-line pt-4">
          <h3 className="text-sm">{t('lastSpin')}</h3>
          <Badge
            tone={right ? 'win' : 'lose'}
            icon={right ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            className="h-auto justify-self-start py-1 whitespace-normal"
          >
            {right ? t('right', { segment: String(last.segment + 1) }) : t('wrong')}
          </Badge>
          <dl className="grid gap-2.5">
            <CopyLine label={t('serverSeed')} value={last.serverSeed} />
            <CopyLine label="SHA-256" value={last.seedHash} />
            <CopyLine label={t('clientSeed')} value={last.clientSeed} />
            <CopyLine label={t('nonce')} value={String(last.nonce)} />
          </dl>
        </section>
      )}
    </Card>
  );
}
