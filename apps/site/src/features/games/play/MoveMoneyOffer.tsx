import { Button } from '@croupier/ui/buttons/Button.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoveMoney } from '../../../shared/vendors/use-move-money.ts';

export type MoveMoneyOfferProps = {
  walletId: string;
  vendorName: string;
  /** From now on, leaving the game brings the money back. */
  onMoved: () => void;
};

/** Above a game whose vendor keeps the money of its players: whether to take the balance along. */
export function MoveMoneyOffer({ walletId, vendorName, onMoved }: MoveMoneyOfferProps) {
  const t = useTranslations('play.offer');
  const format = useFormat();
  const [isDeclined, setDeclined] = useState(false);
  const move = useMoveMoney();
  const line = move.moved?.lines[0];
  if (isDeclined || line?.state === 'nothing') return null;
  const moved = line?.state === 'done' ? t('done', { amount: format.amount(line.amount ?? 0n) }) : undefined;
  const problem = line?.state === 'unknown' ? t('unknown') : line && !moved && t('failed');
  return (
    <output className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-field bg-surface-2 px-4 py-3 text-sm ring-1 ring-line ring-inset">
      <Landmark aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-60">
        {(moved ?? problem) || (
          <>
            <span className="font-semibold">{t('title')}</span> {t('text', { vendor: vendorName })}
          </>
        )}
      </p>
      {!line && (
        <Button
          size="sm"
          variant="primary"
          loading={move.isPending}
          onClick={() => {
            // Also what is on its way comes back.
            onMoved();
            move.mutate({ from: 'MAIN', to: walletId, amount: 'all' });
          }}
        >
          {t('all')}
        </Button>
      )}
      <Button size="sm" disabled={move.isPending} onClick={() => setDeclined(true)}>
        {line ? t('close') : t('later')}
      </Button>
      {move.error && <FormError error={move.error} />}
    </output>
  );
}
