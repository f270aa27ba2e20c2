import { Badge } from '@croupier/ui/Badge.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useLanguage } from '@croupier/web/use-language.ts';
import { useSignedIn } from '@croupier/web/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/call.ts';
import { HeroActions } from './HeroActions.tsx';
import { HeroArt } from './HeroArt.tsx';
import { HeroFacts } from './HeroFacts.tsx';

/** The first thing one sees: who this is, what it promises, and the way in. */
export function Hero() {
  const t = useTranslations('home');
  const { tagline, defaultLanguage } = useMerchant();
  const language = useLanguage();
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...callQuery('identity.memberInfo'), enabled: signedIn });
  const promise = tagline[language] ?? tagline[defaultLanguage];
  const name = member?.nickname || member?.account;
  return (
    <section className="hero relative isolate overflow-hidden rounded-sheet border border-line shadow-raised">
      <div className="grid items-center gap-2 md:grid-cols-[1.25fr_1fr] lg:grid-cols-[1.15fr_1fr] md:gap-6">
        <div className="px-5 pt-8 sm:px-9 sm:pt-11 md:py-12 lg:px-12 lg:py-16">
          <Badge tone="brand" icon={<ShieldCheck aria-hidden />}>
            {t('heroBadge')}
          </Badge>
          <h1 className="mt-4 max-w-xl text-4xl font-extrabold md:max-lg:text-3xl">{promise}</h1>
          {signedIn && (
            <p className="mt-3 min-h-7 text-lg text-muted">{name ? t('welcome', { name }) : ' '}</p>
          )}
          <HeroActions signedIn={signedIn} />
          <HeroFacts />
        </div>
        <HeroArt />
      </div>
    </section>
  );
}
