import { ApiError } from '@croupier/contract/client.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { clsx } from 'clsx';
import { CircleAlert, Hourglass, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

export type BetTrouble =
  | { kind: 'slow' }
  | { kind: 'missing' }
  | { kind: 'recovered' }
  | { kind: 'resumed' }
  /** Its game had just closed, so it is placed in the next one. */
  | { kind: 'late' }
  | { kind: 'refused'; error: unknown };

const looks = {
  slow: { icon: Hourglass, tone: 'bg-info-soft text-info' },
  missing: { icon: CircleAlert, tone: 'bg-warn-soft text-warn' },
  recovered: { icon: Info, tone: 'bg-info-soft text-info' },
  resumed: { icon: Info, tone: 'bg-info-soft text-info' },
  late: { icon: Hourglass, tone: 'bg-info-soft text-info' },
  refused: { icon: CircleAlert, tone: 'bg-lose-soft text-lose' },
} as const;

/** The player's own limits or exclusion refused the bet. */
const isProtective = (trouble: BetTrouble): boolean =>
  trouble.kind === 'refused' &&
  trouble.error instanceof ApiError &&
  trouble.error.code.startsWith('protection.');

function ProtectionLink() {
  const t = useTranslations('nav');
  return (
    <Link to={paths.protection()} className="font-semibold underline underline-offset-3">
      {t('protection')}
    </Link>
  );
}

export type BetNoticeProps = { trouble: BetTrouble | undefined; className?: string };

/** Says what happened to a bet that was refused, delayed or resumed. */
export function BetNotice({ trouble, className }: BetNoticeProps) {
  const t = useTranslations('originals');
  const errorText = useErrorText();
  const root = useRef<HTMLOutputElement>(null);
  // On phones the bet button lies above the panel's lower part.
  useEffect(() => {
    if (trouble && trouble.kind !== 'slow') root.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  const texts: Record<BetTrouble['kind'], string> = {
    slow: t('bet.waiting'),
    missing: t('bet.missing'),
    recovered: t('bet.recovered'),
    resumed: t('mines.resumed'),
    late: t('bet.late'),
    refused: trouble?.kind === 'refused' ? errorText(trouble.error) : '',
  };
  const look = trouble && looks[trouble.kind];
  const Icon = look?.icon;
  return (
    <output ref={root} className={clsx('max-lg:scroll-mb-40', trouble ? 'block' : 'hidden', className)}>
      {trouble && look && Icon && (
        <span className={`flex items-start gap-2 rounded-field px-3 py-2.5 text-sm ${look.tone}`}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {texts[trouble.kind]} {isProtective(trouble) && <ProtectionLink />}
          </span>
        </span>
      )}
    </output>
  );
}
