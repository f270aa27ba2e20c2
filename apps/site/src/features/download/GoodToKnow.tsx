import { Store, Trash2, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';

const CARDS = [
  { title: 'knowStoreTitle', text: 'knowStoreText', icon: Store },
  { title: 'knowOfflineTitle', text: 'knowOfflineText', icon: WifiOff },
  { title: 'knowRemoveTitle', text: 'knowRemoveText', icon: Trash2 },
] as const;

export function GoodToKnow() {
  const t = useTranslations('download');
  return (
    <section>
      <h2 className="text-2xl">{t('knowTitle')}</h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {CARDS.map(({ title, text, icon: Icon }) => (
          <li key={title} className="rounded-card border border-line bg-panel p-4 shadow-raised sm:p-5">
            <Icon aria-hidden className="size-5.5 text-brand-text" />
            <h3 className="mt-3 text-base">{t(title)}</h3>
            <p className="mt-1 text-sm text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
