import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { call } from '../../shared/call.ts';
import type { Ref } from './promotions.queries.ts';

type To = 'running' | 'paused' | 'ended';

/** Pausing, resuming and ending a promotion that was published; the end is asked for once. */
export function MoveActs({ params, file: { state, title } }: { params: Ref; file: PromotionFile }) {
  const t = useTranslations('console.promotions');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [isEnding, setEnding] = useState(false);
  const move = useMutation({
    mutationFn: (to: To) => confirmed(() => call('promotionsDesk.move', { params, body: { to } })),
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
    onSettled: () => {
      setEnding(false);
      return queryClient.invalidateQueries({ queryKey: ['promotionsDesk.get'] });
    },
  });
  const act = { permission: 'promotions.manage', merchantCode: params.merchantCode } as const;
  if (state !== 'running' && state !== 'paused') return null;
  return (
    <>
      {state === 'running' ? (
        <ActButton
          {...act}
          icon={<Pause aria-hidden />}
          label={t('pause')}
          onPress={() => move.mutate('paused')}
        />
      ) : (
        <ActButton
          {...act}
          icon={<Play aria-hidden />}
          label={t('resume')}
          onPress={() => move.mutate('running')}
        />
      )}
      <ActButton {...act} icon={<Ban aria-hidden />} label={t('end')} onPress={() => setEnding(true)} />
      {isEnding && (
        <ConfirmDialog
          open
          danger
          icon={<Ban />}
          title={t('ending.title', { title })}
          text={t('ending.text')}
          confirmLabel={t('ending.confirm')}
          cancelLabel={t('ending.keep')}
          busy={move.isPending}
          onConfirm={() => move.mutate('ended')}
          onOpenChange={setEnding}
        />
      )}
      {confirmDialog}
    </>
  );
}
