import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { CrashPicture } from '../round-pictures/CrashPicture.tsx';

const numberIn = (detail: Record<string, unknown>, name: string): number | undefined => {
  const value = detail[name];
  return typeof value === 'number' ? value : undefined;
};

/** The game behind a bet on crash, and where it is checked. */
export function CrashRecord({ detail }: { detail: Record<string, unknown> }) {
  const t = useTranslations('crash.record');
  const format = useFormat();
  const [gameNo, point, auto] = ['gameNo', 'point', 'auto'].map((name) => numberIn(detail, name));
  if (gameNo === undefined) return null;
  const facts = [
    [t('game'), String(gameNo)],
    ...(point === undefined ? [] : [[t('point'), format.multiplier(point * 100)]]),
    ...(auto === undefined ? [] : [[t('auto'), format.multiplier(auto * 100)]]),
  ];
  const multiplierE4 = numberIn(detail, 'multiplierE4') ?? 0;
  return (
    <div className="grid gap-3">
      {point !== undefined && <CrashPicture pointHundredths={point} cashedOutE4={multiplierE4} />}
      <dl className="divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-sm text-subtle">{label}</dt>
            <dd className="numeric text-end text-sm font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.crash(gameNo)} className={buttonClass({ variant: 'secondary', block: true })}>
        <ShieldCheck aria-hidden />
        {t('check')}
      </Link>
    </div>
  );
}
