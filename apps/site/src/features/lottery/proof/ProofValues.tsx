import { publicValue } from '@croupier/fairplay/lottery/numbers.ts';
import { ticketPayout, type ProofStep } from '@croupier/fairplay/lottery/proof.ts';
import type { Published } from '@croupier/fairplay/lottery/published.ts';
import { ticketDigest } from '@croupier/fairplay/lottery/ticket-digest.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';
import { Balls } from '../shared/balls/Balls.tsx';
import { familyOfCatalogue } from '../shared/names/family-names.ts';

const List = ({ children }: { children: ReactNode }) => <dl className="mt-3 grid gap-2.5">{children}</dl>;

/** What each step compares. */
export function useProofValues(published: Published | undefined): Partial<Record<ProofStep, ReactNode>> {
  const t = useTranslations('lotteryProof.value');
  const format = useFormat();
  if (!published) return {};
  const { draw, proven } = published;
  const computed = proven && ticketPayout(draw.catalogue, proven.ticket, draw.numbers);
  return {
    chain: (
      <List>
        <CopyLine label={t('secret', { index: format.number(draw.index) })} value={draw.secret} />
        <CopyLine label={t('anchor')} value={draw.anchor} />
      </List>
    ),
    path: proven && (
      <List>
        <CopyLine label={t('digest')} value={ticketDigest(proven.ticket)} />
        <CopyLine label={t('root')} value={draw.root} />
      </List>
    ),
    beacon: (
      <List>
        <CopyLine label={t('round')} value={String(draw.round)} />
        <CopyLine label={t('signature')} value={draw.signature} />
      </List>
    ),
    numbers: (
      <>
        <List>
          <CopyLine label={t('public')} value={publicValue(draw.root, draw.randomness)} />
        </List>
        <Balls
          className="mt-3"
          family={familyOfCatalogue(draw.catalogue)}
          numbers={draw.numbers}
          label={t('numbers')}
        />
      </>
    ),
    payout: proven && (
      <p className="numeric mt-2 text-sm text-text">
        {t('payout', {
          computed: computed === undefined ? '–' : format.amount(computed),
          paid: format.amount(proven.payoutMinor),
        })}
      </p>
    ),
  };
}
