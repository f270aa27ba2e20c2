import { Card } from '@croupier/ui/layout/Card.tsx';
import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BrandMark } from './BrandMark.tsx';
import { PreferenceMenus } from './PreferenceMenus.tsx';

export type EntryLayoutProps = {
  title: string;
  text?: string;
  /** For content that is wider than a sign-in form. */
  wide?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of sign-in and set-up: one card in the middle. */
export function EntryLayout({ title, text, wide = false, aside, children }: EntryLayoutProps) {
  const t = useTranslations('console');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-page py-3">
        <span className="flex items-center gap-3 font-display font-bold">
          <BrandMark className="size-9" />
          {t('name')}
        </span>
        <PreferenceMenus />
      </header>
      <main className="grid flex-1 place-items-center px-page pt-4 pb-16">
        <Card tone="lit" padding="lg" className={clsx('w-full min-w-0', wide ? 'max-w-xl' : 'max-w-md')}>
          <div className="mb-6">
            <h1 className="text-2xl">{title}</h1>
            {text && <p className="mt-2 text-sm text-muted">{text}</p>}
          </div>
          {children}
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 text-xs text-subtle">
            <p className="flex items-start gap-2">
              <ShieldCheck aria-hidden className="size-4 shrink-0" />
              <span>{t('audience')}</span>
            </p>
            {aside}
          </div>
        </Card>
      </main>
    </div>
  );
}
