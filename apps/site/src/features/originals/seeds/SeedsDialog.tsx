import type { SeedsInUse } from '@croupier/contract/games/originals.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import { useSignIn } from '../bets/use-sign-in.ts';
import { RevealedSeeds } from './RevealedSeeds.tsx';
import { RotateSeedsForm } from './RotateSeedsForm.tsx';
import { seedsQuery } from './seeds.queries.ts';

function CurrentSeeds({ seeds }: { seeds: SeedsInUse }) {
  const t = useTranslations('originals.seeds');
  return (
    <section>
      <h3 className="mb-3 text-base">{t('current')}</h3>
      <dl className="grid gap-3">
        <CopyLine label={t('serverSeedHash')} value={seeds.current.serverSeedHash} />
        <CopyLine label={t('clientSeed')} value={seeds.current.clientSeed} />
        <CopyLine label={t('nonce')} value={String(seeds.current.nonce)} />
        <CopyLine label={t('nextHash')} value={seeds.nextServerSeedHash} />
      </dl>
    </section>
  );
}

function MemberSeeds() {
  const seeds = useQuery(seedsQuery());
  if (seeds.data)
    return (
      <>
        <CurrentSeeds seeds={seeds.data} />
        <RotateSeedsForm seeds={seeds.data} />
        <RevealedSeeds />
      </>
    );
  if (seeds.isLoadingError) return <QueryProblem query={seeds} />;
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-64" />
      <Skeleton className="h-48" />
    </div>
  );
}

export type SeedsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The seeds in use, rotation, and revealed seeds for verification. */
export function SeedsDialog({ open, onOpenChange }: SeedsDialogProps) {
  const t = useTranslations('originals.seeds');
  const common = useTranslations('common');
  const nav = useTranslations('nav');
  const isSignedIn = useSignedIn();
  const signIn = useSignIn();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
      icon={<ShieldCheck />}
      closeLabel={common('close')}
    >
      <div className="grid gap-6">
        {isSignedIn ? (
          <MemberSeeds />
        ) : (
          <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-well p-4 text-sm shadow-well">
            {t('signIn')}
            <Button size="sm" variant="primary" onClick={signIn}>
              {nav('login')}
            </Button>
          </p>
        )}
        <Link to={paths.fairness()} className={buttonClass({ variant: 'secondary', block: true })}>
          {t('verifier')}
        </Link>
      </div>
    </Dialog>
  );
}
