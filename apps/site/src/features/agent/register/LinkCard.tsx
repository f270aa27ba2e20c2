import type { AgentLink } from '@croupier/contract/agents/network.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { useTypeName } from '../parts/use-type-name.ts';
import { linkAddress } from './link-address.ts';
import { linkStatus, type LinkStatus } from './link-status.ts';
import { QrDialog } from './QrDialog.tsx';
import { givenClasses } from './rates-view.ts';
import { linksQuery } from './register.queries.ts';

const TONES = { open: 'win', closed: 'neutral', expired: 'warn', used: 'warn' } as const;
const STEPS = ['visits', 'uses', 'deposited', 'active'] as const;
const SHOWN_RATES = 4;

/** From visits to active members. */
function Funnel({ link }: { link: AgentLink }) {
  const t = useTranslations('agent.register.funnel');
  const format = useFormat();
  return (
    <ol aria-label={t('title')} className="grid grid-cols-4 gap-1 rounded-field bg-well p-2.5 shadow-well">
      {STEPS.map((step, at) => (
        <li key={step} className="relative min-w-0 px-1.5 text-center">
          {at > 0 && (
            <ChevronRight
              aria-hidden
              className="absolute top-1/2 -left-2 size-3.5 -translate-y-1/2 text-subtle"
            />
          )}
          <span className="numeric block font-display text-base font-bold text-text">
            {format.number(link[step])}
          </span>
          <span className="block truncate text-2xs text-subtle">{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function RatesLine({ link }: { link: AgentLink }) {
  const t = useTranslations('agent.rates');
  const format = useFormat();
  const className = useRateClassName();
  const classes = givenClasses(link.rates);
  if (classes.length === 0) return <p className="text-xs text-subtle">{t('none')}</p>;
  const text = classes.slice(0, SHOWN_RATES).map((of) => `${className(of)} ${format.ppm(link.rates[of])}`);
  return (
    <p className="numeric text-xs text-muted">
      {text.join(' · ')}
      {classes.length > SHOWN_RATES && ` · +${classes.length - SHOWN_RATES}`}
    </p>
  );
}

/** Whether it is open, and what it may still do. */
function LinkFacts({ link }: { link: AgentLink }) {
  const t = useTranslations('agent.register');
  const format = useFormat();
  const { uses, maxUses, expiresAt, createdAt } = link;
  const facts = [
    maxUses === null ? t('usesUnlimited') : t('usesOf', { uses, max: maxUses }),
    expiresAt ? t('until', { day: format.instant(expiresAt, 'date') }) : t('noExpiry'),
    t('created', { day: format.instant(createdAt, 'date') }),
  ];
  return <p className="numeric text-xs text-subtle">{facts.join(' · ')}</p>;
}

const statusNow = (link: AgentLink): LinkStatus => linkStatus(link, new Date());

/** One registration link with its results and everything to pass it on. */
export function LinkCard({ link }: { link: AgentLink }) {
  const t = useTranslations('agent.register');
  const common = useTranslations('common');
  const typeName = useTypeName();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [showsQr, setShowsQr] = useState(false);
  const { code, label, state } = link;
  const address = linkAddress(code);
  const status = statusNow(link);
  const change = useMutation({
    mutationFn: () =>
      call('network.changeLink', { params: { code }, body: { state: state === 'open' ? 'closed' : 'open' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksQuery.queryKey }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
  const canShare = typeof navigator.share === 'function';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-panel p-4 shadow-raised">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate text-base">{label || code}</h3>
          <p className="mt-0.5 text-xs text-subtle">{t('opensType', { type: typeName(link.opensType) })}</p>
        </div>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <div className="flex items-center gap-1 rounded-field bg-well py-0.5 pr-1 pl-3 shadow-well ring-1 ring-line ring-inset">
        <span className="min-w-0 flex-1 truncate font-mono text-xs text-text" title={address}>
          {address.replace(/^https?:\/\//, '')}
        </span>
        <CopyButton text={address} label={t('copyLink')} copiedLabel={common('copied')} />
        <IconButton size="sm" label={t('qr')} icon={<QrIcon />} onClick={() => setShowsQr(true)} />
        {canShare && (
          <IconButton
            size="sm"
            label={t('share')}
            icon={<Share2 />}
            onClick={() => void navigator.share({ url: address, title: label }).catch(() => undefined)}
          />
        )}
      </div>
      <Funnel link={link} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <RatesLine link={link} />
          <LinkFacts link={link} />
        </div>
        <Button size="sm" variant="ghost" loading={change.isPending} onClick={() => change.mutate()}>
          {t(state === 'open' ? 'close' : 'reopen')}
        </Button>
      </div>
      {showsQr && <QrDialog name={label || code} address={address} onClose={() => setShowsQr(false)} />}
    </li>
  );
}
