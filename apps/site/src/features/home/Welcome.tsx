import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useTranslations } from 'use-intl';
import { HeroActions } from './HeroActions.tsx';

/** The merchant's tagline with register and sign-in buttons; visitors only. */
export function Welcome() {
  const t = useTranslations('home');
  const { name, tagline, defaultLanguage } = useMerchant();
  const language = useLanguage();
  const signedIn = useSignedIn();
  if (signedIn) return <h1 className="sr-only">{t('welcome', { name })}</h1>;
  return (
    <section className="welcome flex flex-wrap items-center justify-between gap-x-8 gap-y-4 max-sm:order-first sm:rounded-card sm:border sm:border-line sm:px-6 sm:py-4 sm:shadow-raised">
      <h1 className="max-w-3xl flex-1 basis-72 text-2xl font-extrabold md:max-lg:basis-56 md:max-lg:text-xl">
        {tagline[language] ?? tagline[defaultLanguage]}
      </h1>
      <HeroActions />
    </section>
  );
}
