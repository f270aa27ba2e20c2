import type { Good } from '@croupier/contract/loyalty/mall.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Coin } from '../../../shared/loyalty/Coin.tsx';
import { usePointsText } from '../../../shared/loyalty/use-points-text.ts';
import { GoodPicture } from './GoodPicture.tsx';
import { obstacleTo, shareOf, type Member } from './reach.ts';

const FEW = 5;

export type GoodCardProps = {
  good: Good;
  member: Member;
  levelName: (level: number) => string;
  onOpen: () => void;
};

/** The line below the price: whether it is within reach, and what is missing. */
function Reach({ good, member }: Pick<GoodCardProps, 'good' | 'member'>) {
  const t = useTranslations('loyalty.good');
  const { plain } = usePointsText();
  const share = shareOf(good.points, member);
  if (share === 1)
    return (
      <span className="flex h-5 items-center gap-1 text-xs font-semibold text-win">
        <Check aria-hidden className="size-3.5" />
        {t('enough')}
      </span>
    );
  return (
    <span className="flex h-5 items-center gap-2">
      <span aria-hidden className="h-1 min-w-8 flex-1 overflow-hidden rounded-pill bg-surface-4">
        <span
          className="block h-full rounded-pill bg-brand"
          style={{ width: `${Math.max(3, share * 100)}%` }}
        />
      </span>
      <span className="numeric shrink-0 text-2xs text-subtle">
        {t('missing', { points: plain(good.points - member.points) })}
      </span>
    </span>
  );
}

/** A good with picture, price and what stands between it and the member. */
export function GoodCard({ good, member, levelName, onOpen }: GoodCardProps) {
  const t = useTranslations('loyalty.good');
  const format = useFormat();
  const { plain } = usePointsText();
  const why = obstacleTo(good, member);
  const isGone = why === 'soldOut';
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        'group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-panel text-left shadow-raised',
        'transition-[translate,border-color,box-shadow] duration-[var(--steady)] hover:-translate-y-1 hover:border-brand-line hover:shadow-lifted motion-reduce:hover:translate-y-0',
      )}
    >
      <span className="relative block overflow-hidden">
        <GoodPicture
          art={good.art}
          className={clsx(
            'transition-transform duration-[var(--slow)] group-hover:scale-[1.04] motion-reduce:group-hover:scale-100',
            isGone && 'opacity-45 grayscale',
          )}
        />
        <span className="absolute inset-x-2 top-2 flex flex-wrap justify-between gap-1.5">
          {good.isNew && !isGone ? (
            <Badge tone="accent" solid>
              {t('new')}
            </Badge>
          ) : (
            <span />
          )}
          {isGone && <Badge solid>{t('soldOut')}</Badge>}
          {!isGone && good.stock !== null && good.stock <= FEW && (
            <Badge tone="warn">{t('left', { count: String(good.stock) })}</Badge>
          )}
        </span>
        {why === 'level' && (
          <span className="absolute inset-x-2 bottom-2 flex items-center gap-1.5 rounded-field bg-black/70 px-2.5 py-1.5 text-xs font-semibold text-white">
            <Lock aria-hidden className="size-3.5" />
            {t('fromLevel', { name: levelName(good.minLevel) })}
          </span>
        )}
      </span>
      <span className="flex flex-1 flex-col p-3 sm:p-4">
        <span className="line-clamp-2 text-sm leading-snug font-semibold text-text">{good.name}</span>
        <span className="mt-auto block pt-2.5">
          <span className="numeric flex flex-wrap items-baseline gap-x-2">
            <span className="inline-flex items-center gap-1.5 font-display text-lg font-bold text-text">
              <Coin className="size-4.5 self-center" />
              {plain(good.points)}
            </span>
            {good.amount > 0n && (
              <span className="text-xs font-semibold text-muted">
                {t('plus', { amount: format.amount(good.amount) })}
              </span>
            )}
          </span>
          <span className="mt-1.5 block">
            {isGone ? <span className="block h-5" /> : <Reach good={good} member={member} />}
          </span>
        </span>
      </span>
    </button>
  );
}
