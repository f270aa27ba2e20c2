import type { PlayerBlock, ProtectionState } from '@croupier/contract/protection/protection.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CircleStop, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../api/call.ts';
import { protectionQuery } from './protection.queries.ts';

const ORDER = ['excluded', 'closed', 'cooling_off'] as const;

/** The block that matters most. */
export const shownBlock = (blocks: readonly PlayerBlock[]): PlayerBlock | undefined =>
  ORDER.map((kind) => blocks.find((block) => block.kind === kind)).find((block) => block !== undefined);

function useBlockText(): (block: PlayerBlock, now: Date) => string {
  const t = useTranslations('protection.blocked');
  const format = useFormat();
  return ({ kind, since, until, returnAt }, now) => {
    if (kind === 'closed') return t('closed', { since: format.instant(since) });
    if (kind === 'cooling_off') return t('cooling_off', { until: until ? format.instant(until) : '' });
    if (returnAt) return t('returning', { at: format.instant(returnAt) });
    if (!until) return t('excludedForever');
    return until <= now ? t('excludedOver') : t('excluded', { until: format.instant(until) });
  };
}

function AskReturn({ hours }: { hours: number }) {
  const t = useTranslations('protection.blocked');
  const common = useTranslations('common');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ask = useMutation({
    mutationFn: () => call('protection.askReturn'),
    onSuccess: (state) => {
      queryClient.setQueryData(protectionQuery.queryKey, state);
      toast.show({ tone: 'win', title: t('askReturnDone') });
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('askReturn')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        icon={<Undo2 />}
        title={t('askReturn')}
        text={t('askReturnText', { hours })}
        confirmLabel={t('askReturn')}
        cancelLabel={common('cancel')}
        busy={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </>
  );
}

/** Says that the member can't play, until when, and what is still open to them. */
export function BlockNotice({ state, now }: { state: ProtectionState; now: Date }) {
  const t = useTranslations('protection.blocked');
  const textOf = useBlockText();
  const block = shownBlock(state.blocks);
  if (!block) return null;
  const links = [
    { to: paths.withdrawal(), label: t('withdraw') },
    { to: paths.statements(), label: t('statement') },
    { to: paths.messages(), label: t('messages') },
    { to: paths.help('safer-play'), label: t('help') },
  ];
  const canReturn = block.returnFrom !== null && block.returnFrom <= now && block.returnAt === null;
  return (
    <section
      aria-label={t('more')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-info-soft px-4 py-3"
    >
      <CircleStop aria-hidden className="size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold text-text">{textOf(block, now)}</p>
        <p className="text-sm text-muted">{t('stillOpen')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canReturn && <AskReturn hours={state.returnAfterHours} />}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}
