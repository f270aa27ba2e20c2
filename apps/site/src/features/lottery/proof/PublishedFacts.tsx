import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../../../shared/rounds/CopyLine.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2.5 border-t border-line pt-4 first:border-0 first:pt-0">
    <h3 className="text-sm">{title}</h3>
    {children}
  </section>
);

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="numeric flex justify-between gap-4 text-sm">
    <dt className="text-subtle">{label}</dt>
    <dd className="min-w-0 text-end font-semibold wrap-anywhere">{value}</dd>
  </div>
);

/** What was published before the sale, at its end, and after the draw. */
export function PublishedFacts({ proof: { draw, chain, beacon, secret } }: { proof: DrawProof }) {
  const t = useTranslations('lotteryProof.fact');
  const format = useFormat();
  const { closesAt, drawsAt, sealedAt, tickets, ticketRoot, publicId } = draw;
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <Part title={t('before')}>
        <dl className="grid gap-2">
          <Line label={t('draw')} value={publicId} />
          <Line label={t('rules')} value={`${draw.catalogueVersion} · ${draw.mappingVersion}`} />
          <Line label={t('closesAt')} value={format.instant(closesAt)} />
          {chain && (
            <>
              <Line label={t('chainAt')} value={format.instant(chain.publishedAt)} />
              <Line
                label={t('index')}
                value={`${format.number(chain.index)} / ${format.number(chain.length)}`}
              />
              <CopyLine label={t('anchor')} value={chain.anchor} />
            </>
          )}
          {beacon && <CopyLine label={t('beaconKey')} value={beacon.publicKey} />}
        </dl>
      </Part>
      <Part title={t('atClose')}>
        {sealedAt ? (
          <dl className="grid gap-2">
            <Line label={t('sealedAt')} value={format.instant(sealedAt)} />
            {tickets !== null && <Line label={t('tickets')} value={format.number(tickets)} />}
            {beacon?.round != null && <Line label={t('round')} value={String(beacon.round)} />}
            {ticketRoot !== null && <CopyLine label={t('root')} value={ticketRoot} />}
          </dl>
        ) : (
          <p className="text-sm text-subtle">{t('notYet')}</p>
        )}
      </Part>
      <Part title={t('after')}>
        {secret !== null && beacon ? (
          <dl className="grid gap-2">
            <Line label={t('drawsAt')} value={format.instant(drawsAt)} />
            <CopyLine label={t('secret')} value={secret} />
            {beacon.randomness !== null && <CopyLine label={t('randomness')} value={beacon.randomness} />}
          </dl>
        ) : (
          <p className="text-sm text-subtle">{t('notYet')}</p>
        )}
      </Part>
    </Card>
  );
}
