import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Expand, Feather, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { InstallButton } from './InstallButton.tsx';
import { PhoneMock } from './PhoneMock.tsx';

const FACTS = [
  { text: 'factFull', icon: Expand },
  { text: 'factSmall', icon: Feather },
  { text: 'factSame', icon: UserRoundCheck },
] as const;

/** Explains that the app is the site itself, installed from the browser. */
export function DownloadHero() {
  const t = useTranslations('download');
  const { name } = useMerchant();
  return (
    <section className="hero relative isolate overflow-hidden rounded-sheet border border-line shadow-raised">
      <div className="grid items-center md:grid-cols-[1.2fr_1fr]">
        <div className="px-5 pt-8 pb-7 sm:px-9 sm:pt-11 md:py-12 lg:px-12">
          <Badge tone="brand" icon={<ShieldCheck aria-hidden />}>
            {t('badge')}
          </Badge>
          <h1 className="mt-4 text-4xl font-extrabold md:max-lg:text-3xl">{t('heading', { name })}</h1>
          <p className="mt-4 max-w-xl text-muted">{t('lead')}</p>
          <div className="mt-6">
            <InstallButton />
          </div>
          <ul className="mt-7 grid gap-3 text-sm text-muted">
            {FACTS.map(({ text, icon: Icon }) => (
              <li key={text} className="flex items-center gap-3">
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text"
                >
                  <Icon className="size-4.5" />
                </span>
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
        <PhoneMock />
      </div>
    </section>
  );
}
