import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import type { RoundProof } from '@croupier/contract/games/rounds.ts';
import type { JackpotTerms } from '@croupier/fairplay/jackpot.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { CopyLine } from './CopyLine.tsx';
import type { RoundOutcome } from './round-outcome.ts';
import { verifierSearch } from './verifier-query.ts';

export type ProofListProps = {
  proof: RoundProof;
  outcome: RoundOutcome | undefined;
  jackpot: JackpotTerms | undefined;
};

/** The proof of a round, with a link to the verifier. */
export function ProofList({ proof, outcome, jackpot }: ProofListProps) {
  const t = useTranslations('records.round');
  return (
    <section>
      <h3 className="mb-3 text-base">{t('proof')}</h3>
      <dl className="grid gap-3">
        {proof.serverSeed && <CopyLine label={t('serverSeed')} value={proof.serverSeed} />}
        <CopyLine label={t('serverSeedHash')} value={proof.serverSeedHash} />
        <CopyLine label={t('clientSeed')} value={proof.clientSeed} />
        <CopyLine label={t('nonce')} value={String(proof.nonce)} />
      </dl>
      {!proof.serverSeed && <p className="mt-3 text-sm text-muted">{t('sealed')}</p>}
      <Link
        to={{ pathname: paths.fairness(), search: verifierSearch(proof, outcome, jackpot) }}
        className={buttonClass({ variant: 'secondary', block: true }, 'mt-4')}
      >
        <ShieldCheck aria-hidden />
        {t('verify')}
      </Link>
    </section>
  );
}
