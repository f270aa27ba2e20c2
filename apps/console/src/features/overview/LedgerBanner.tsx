import { CircleCheckBig, Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { worstLedgerState, type LedgerState } from './ledger-state.ts';
import type { MerchantOverview } from './overview.queries.ts';

const looks: Record<LedgerState, { icon: typeof Clock; box: string; mark: string }> = {
  sound: { icon: CircleCheckBig, box: 'border-win/35 bg-win-soft', mark: 'text-win' },
  unaudited: { icon: Clock, box: 'border-info/35 bg-info-soft', mark: 'text-info' },
  unsound: { icon: TriangleAlert, box: 'border-lose/45 bg-lose-soft', mark: 'text-lose' },
};

/** Whether the ledgers of all merchants balance. */
export function LedgerBanner({ merchants }: { merchants: readonly MerchantOverview[] }) {
  const t = useTranslations('console');
  const { state, count } = worstLedgerState(merchants);
  const words = {
    sound: [t('allRightTitle'), t('allRightText', { count })],
    unaudited: [t('waitingTitle'), t('waitingText', { count })],
    unsound: [t('wrongTitle'), t('wrongText', { count })],
  } as const;
  const [title, text] = words[state];
  const { icon: Icon, box, mark } = looks[state];
  return (
    <section
      role={state === 'unsound' ? 'alert' : 'status'}
      className={`flex items-center gap-4 rounded-card border p-4 sm:p-5 ${box}`}
    >
      <Icon aria-hidden className={`size-9 shrink-0 ${mark}`} />
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
    </section>
  );
}
