import { Card } from '@croupier/ui/layout/Card.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Banknote, Coins, Gift } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { StageCoins } from './StageCoins.tsx';
import './points-stage.css';

const SHOWN = ['headphones', 'watch', 'gift_card', 'scooter', 'gold_bar', 'console'] as const;

/** What the mall is, for somebody without an account. */
export function VisitorMall() {
  const t = useTranslations('loyalty');
  const steps = [
    { icon: <Coins />, title: t('earnPlay'), text: t('earnPlayText') },
    { icon: <Gift />, title: t('earnChoose'), text: t('earnChooseText') },
    { icon: <Banknote />, title: t('earnMoney'), text: t('earnMoneyText') },
  ];
  return (
    <>
      <section className="points-stage relative isolate overflow-hidden rounded-sheet p-6 shadow-raised sm:p-10">
        <StageCoins />
        <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
        <p className="mt-3 max-w-[34ch] sm:text-lg">{t('text')}</p>
        <p className="mt-1.5 max-w-[42ch] text-sm opacity-85">{t('visitorText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.register()} className={buttonClass({ variant: 'primary' })}>
            {t('join')}
          </Link>
          <Link to={paths.login()} className={buttonClass()}>
            {t('signIn')}
          </Link>
          <Link to={paths.vip()} className={buttonClass()}>
            {t('seeVip')}
          </Link>
        </div>
      </section>
      <ul aria-hidden className="mt-4 grid grid-cols-3 gap-3 lg:grid-cols-6">
        {SHOWN.map((art) => (
          <li key={art} className="aspect-4/3 overflow-hidden rounded-card border border-line bg-surface-3">
            <img
              src={`/art/goods/${art}.svg`}
              alt=""
              width={400}
              height={300}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Card className="h-full">
              <div
                aria-hidden
                className="grid size-11 place-items-center rounded-tile border border-brand-line bg-brand-soft text-brand-text [&_svg]:size-5.5"
              >
                {icon}
              </div>
              <h2 className="mt-4 text-lg">{title}</h2>
              <p className="mt-1.5 text-sm text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
