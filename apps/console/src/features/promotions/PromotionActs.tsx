import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { call } from '../../shared/call.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Ref } from './promotions.queries.ts';

type PromotionActsProps = {
  params: Ref;
  file: PromotionFile;
  /** Why the draft can't be published now. */
  blocked: string | undefined;
};

/** Publishing by two persons; pausing, resuming and ending by one. */
export function PromotionActs({ params, file, blocked }: PromotionActsProps) {
  const t = useTranslations('console.promotions');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isPublishing, setPublishing] = useState(false);
  const move = useMutation({
    mutationFn: (to: 'running' | 'paused' | 'ended') => call('promotionsDesk.move', { params, body: { to } }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['promotionsDesk.get'] }),
  });
  const { merchantCode } = params;
  const { state } = file;
  const nothing = file.draft === null ? t('nothingDrafted') : undefined;
  const asked = file.isAsked ? t('isAsked') : undefined;
  const act = { permission: 'promotions.manage', merchantCode } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'running' && (
        <ActButton
          {...act}
          icon={<Pause aria-hidden />}
          label={t('pause')}
          onPress={() => move.mutate('paused')}
        />
      )}
      {state === 'paused' && (
        <ActButton
          {...act}
          icon={<Play aria-hidden />}
          label={t('resume')}
          onPress={() => move.mutate('running')}
        />
      )}
      {(state === 'running' || state === 'paused') && (
        <ActButton
          {...act}
          icon={<Ban aria-hidden />}
          label={t('end')}
          onPress={() => move.mutate('ended')}
        />
      )}
      {state !== 'ended' && (
        <ActButton
          {...act}
          variant="primary"
          icon={<Megaphone aria-hidden />}
          label={t('publish')}
          blocked={asked ?? nothing ?? blocked}
          onPress={() => setPublishing(true)}
        />
      )}
      {isPublishing && <PublishDialog params={params} onClose={() => setPublishing(false)} />}
    </div>
  );
}
