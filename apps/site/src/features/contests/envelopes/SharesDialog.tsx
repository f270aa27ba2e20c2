import type { Envelope, envelopesRoutes } from '@croupier/contract/contests/envelopes.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { cutEnvelope } from '@croupier/fairplay/contests/envelope.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';

type Shares = CallOutput<typeof envelopesRoutes.redEnvelopeShares>;

const UNIT = 100n;
/** More would make the dialog slow; the check covers all. */
const MAX_SHOWN = 500;

/** Whether the shares are what the seed cuts, and the seed is the one that was fixed before. */
function isRight(envelopeId: string, { seed, seedHash, units, minUnits, shares }: Shares): boolean {
  if (shares.length === 0 || hashServerSeed(seed) !== seedHash) return false;
  const cut = cutEnvelope({
    seed,
    envelopeId,
    units: Number(units),
    minUnits: Number(minUnits),
    shares: shares.length,
  });
  return shares.every(({ amount }, index) => amount === BigInt(cut[index] ?? 0) * UNIT);
}

function List({ envelopeId, shares }: { envelopeId: string; shares: Shares }) {
  const t = useTranslations('envelopes');
  const wheel = useTranslations('wheel');
  const format = useFormat();
  const right = isRight(envelopeId, shares);
  return (
    <div className="grid gap-4">
      <Badge
        tone={right ? 'win' : 'lose'}
        icon={right ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
        className="h-auto justify-self-start py-1 whitespace-normal"
      >
        {t(right ? 'verified' : 'wrong')}
      </Badge>
      <p className="text-sm text-muted">{t('sharesText')}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5">
        {shares.shares.slice(0, MAX_SHOWN).map(({ amount, isMine, isTaken }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a share is its place
            key={`share-${index}`}
            className={clsx(
              'numeric rounded-field px-2 py-1.5 text-center text-xs font-semibold',
              isMine
                ? 'bg-brand text-brand-ink'
                : isTaken
                  ? 'bg-surface-3 text-text'
                  : 'bg-well text-subtle line-through',
            )}
          >
            {format.amount(amount)}
          </li>
        ))}
      </ol>
      <dl className="grid gap-2.5">
        <CopyLine label={wheel('serverSeed')} value={shares.seed} />
        <CopyLine label="SHA-256" value={shares.seedHash} />
      </dl>
    </div>
  );
}

/** All shares of an envelope that is over, checked in the browser. */
export function SharesDialog({ envelope }: { envelope: Envelope }) {
  const t = useTranslations('envelopes');
  const common = useTranslations('common');
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...callQuery('envelopes.redEnvelopeShares', { params: { envelopeId: envelope.id } }),
    enabled: isOpen,
  });
  return (
    <>
      <Button size="sm" icon={<ListOrdered aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('shares')}
      </Button>
      <Dialog open={isOpen} title={t('shares')} closeLabel={common('close')} onOpenChange={setIsOpen}>
        {query.isLoadingError && <QueryProblem query={query} />}
        {query.data ? <List envelopeId={envelope.id} shares={query.data} /> : <Skeleton className="h-48" />}
      </Dialog>
    </>
  );
}
