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
    <section className="welcome">
      <h1 className="text-2xl font-extrabold">{tagline[language] ?? tagline[defaultLanguage]}</h1>
      <HeroActions />
    </section>
  );
}
