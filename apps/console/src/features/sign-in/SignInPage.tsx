import { Card } from '@croupier/ui/Card.tsx';
import { useSession } from '@croupier/web/use-session.ts';
import { Info, ShieldCheck } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { safeNext } from '../../paths.ts';
import { BrandMark } from '../../shared/BrandMark.tsx';
import { PreferenceMenus } from '../../shared/PreferenceMenus.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { SignInForm } from './SignInForm.tsx';

/** The way in. With a session there is nothing to do here. */
export function SignInPage() {
  const t = useTranslations('console');
  const [query] = useSearchParams();
  const { token, ended } = useSession();
  useTitle(t('signInSubmit'));
  if (token !== null) return <Navigate to={safeNext(query.get('next'))} replace />;
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
        <Card tone="lit" padding="lg" className="w-full max-w-md">
          <h1 className="text-2xl">{t('signInTitle')}</h1>
          <p className="mt-2 mb-6 text-sm text-muted">{t('signInText')}</p>
          {ended === 'by_server' && (
            <output className="mb-5 flex items-start gap-2 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{t('sessionEnded')}</span>
            </output>
          )}
          <SignInForm />
          <p className="mt-6 flex items-start gap-2 border-t border-line pt-5 text-xs text-subtle">
            <ShieldCheck aria-hidden className="size-4 shrink-0" />
            <span>{t('audience')}</span>
          </p>
        </Card>
      </main>
    </div>
  );
}
