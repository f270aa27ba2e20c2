import { Link2, ShieldCheck, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NetworkArt } from './NetworkArt.tsx';

const points = [
  { name: 'invite', icon: Link2 },
  { name: 'team', icon: UsersRound },
  { name: 'safe', icon: ShieldCheck },
] as const;

/** Introduces the back-office; dark in both themes. */
export function AgentHero() {
  const t = useTranslations('agent');
  return (
    <section className="agent-stage relative isolate overflow-hidden rounded-sheet px-5 py-8 text-white shadow-raised content-center sm:px-9 sm:py-11 lg:px-12 lg:py-20">
      <NetworkArt className="agent-network pointer-events-none absolute -top-20 -right-52 -z-10 w-[26rem] sm:-top-28 sm:-right-36 sm:w-[34rem] md:max-lg:-right-72 lg:top-1/2 lg:-right-48 lg:w-[42rem] lg:-translate-y-1/2" />
      <p className="inline-flex h-7 items-center rounded-pill bg-white/12 px-3 text-xs font-semibold ring-1 ring-white/20">
        {t('badge')}
      </p>
      <h1 className="mt-4 max-w-lg text-4xl font-extrabold text-white md:max-lg:text-3xl">{t('headline')}</h1>
      <p className="mt-3 max-w-md text-base text-white/80 sm:text-lg">{t('lead')}</p>
      <ul className="mt-8 grid max-w-xl gap-4 max-lg:hidden">
        {points.map(({ name, icon: Icon }) => (
          <li key={name} className="flex items-start gap-3.5">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-field bg-white/10 ring-1 ring-white/15"
            >
              <Icon className="size-5.5" />
            </span>
            <div>
              <h2 className="text-base text-white">{t(`point.${name}`)}</h2>
              <p className="text-sm text-white/75">{t(`point.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
