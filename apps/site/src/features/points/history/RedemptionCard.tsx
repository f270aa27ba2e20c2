import type { Redemption } from '@croupier/contract/loyalty/mall.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { CircleCheck, Clock, MapPin, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Coin } from '../../../shared/loyalty/Coin.tsx';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import { GoodPicture } from '../goods/GoodPicture.tsx';
import { SendToDialog } from './SendToDialog.tsx';

const LOOKS = {
  process: { tone: 'info', icon: <Clock aria-hidden /> },
  approved: { tone: 'win', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
} as const satisfies Record<Redemption['state'], { tone: Tone; icon: React.ReactNode }>;

/** The number of the parcel, the code or the reason. */
function Outcome({ redemption }: { redemption: Redemption }) {
  const t = useTranslations('loyalty.history');
  const { kind, shippingNo, remark } = redemption;
  if (shippingNo)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-muted">{t(kind === 'voucher' ? 'code' : 'number')}</span>
        <code className="numeric rounded-field bg-well px-2 py-1 font-semibold break-all text-text">
          {shippingNo}
        </code>
        <CopyButton
          text={shippingNo}
          label={t(kind === 'voucher' ? 'code' : 'number')}
          copiedLabel={t(kind === 'voucher' ? 'code' : 'number')}
        />
      </p>
    );
  if (remark)
    return (
      <p className="text-sm text-muted">
        {t('reason')}: <span className="text-text">{remark}</span>
      </p>
    );
  return null;
}

/** One redemption: what, for what, where it is. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const t = useTranslations('loyalty.history');
  const format = useFormat();
  const { plain } = usePointsText();
  const [asks, setAsks] = useState(false);
  const { name, art, quantity, points, amount, paidFrom, state, address, needsAddress, createdAt } =
    redemption;
  const { tone, icon } = LOOKS[state];
  return (
    <article className="flex gap-3 rounded-card border border-line bg-panel p-3 shadow-raised sm:gap-4 sm:p-4">
      <div className="w-20 shrink-0 sm:w-32">
        <GoodPicture art={art} className="rounded-field" />
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-base leading-snug">
            {name}{' '}
            {quantity > 1 && (
              <span className="numeric text-muted">{t('times', { count: String(quantity) })}</span>
            )}
          </h3>
          <Badge tone={tone} icon={icon}>
            {t(`state.${state}`)}
          </Badge>
        </div>
        <p className="numeric flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {paidFrom === 'gift' ? (
            t('gift')
          ) : (
            <span className="inline-flex items-center gap-1 font-semibold text-text">
              <Coin className="size-4" />
              {plain(points)}
            </span>
          )}
          {amount > 0n && <span>+ {format.amount(amount)}</span>}
          <span className="text-xs text-subtle">{t('at', { date: format.instant(createdAt) })}</span>
        </p>
        {address && (
          <p className="flex items-center gap-1.5 text-xs text-subtle">
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{t('to', { address })}</span>
          </p>
        )}
        <Outcome redemption={redemption} />
        {needsAddress && (
          <div>
            <Button size="sm" variant="primary" icon={<MapPin aria-hidden />} onClick={() => setAsks(true)}>
              {t('addAddress')}
            </Button>
          </div>
        )}
      </div>
      {asks && <SendToDialog redemption={redemption} onClose={() => setAsks(false)} />}
    </article>
  );
}
