import { Calculator, Eye, Lock, Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';

const STEPS = [
  { key: 'seal', icon: Lock, title: 'sealTitle', text: 'sealText' },
  { key: 'mix', icon: Shuffle, title: 'mixTitle', text: 'mixText' },
  { key: 'compute', icon: Calculator, title: 'computeTitle', text: 'computeText' },
  { key: 'reveal', icon: Eye, title: 'revealTitle', text: 'revealText' },
] as const;

/** The scheme in four plain sentences. */
export function HowItWorks() {
  const t = useTranslations('fairness.how');
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('title')}</h2>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {STEPS.map(({ key, icon: Icon, title, text }, index) => (
          <li key={key} className="rounded-card border border-line bg-panel p-5 shadow-raised">
            <div className="mb-3 flex items-center gap-3">
              <span className="grid size-10 place-items-center rounded-field bg-brand-soft text-brand-text">
                <Icon aria-hidden className="size-5" />
              </span>
              <span aria-hidden className="numeric ml-auto font-display text-2xl font-extrabold text-subtle">
                {index + 1}
              </span>
            </div>
            <h3 className="text-base">{t(title)}</h3>
            <p className="mt-1.5 text-sm text-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
