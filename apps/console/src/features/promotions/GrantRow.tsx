import type { DeskGrant } from '@croupier/contract/promotions/promotions-desk.ts';
import type { GrantState } from '@croupier/contract/promotions/words.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { call } from '../../shared/call.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

const TONES: Readonly<Record<GrantState, Tone>> = {
  issued: 'info',
  claimed: 'win',
  process: 'info',
  review: 'warn',
  expired: 'neutral',
  revoked: 'lose',
};
const REVOCABLE: ReadonlySet<GrantState> = new Set(['issued', 'review', 'process']);

type GrantRowProps = { grant: DeskGrant; merchantCode: string; currency: string };

/** One grant: whose, what, why it waits. */
export function GrantRow({ grant, merchantCode, currency }: GrantRowProps) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const rewardText = useRewardText({
    number: format.number,
    amount: (amountMinor) => format.amount(amountMinor, currency),
  });
  const [isRevoking, setRevoking] = useState(false);
  const release = useMutation({
    mutationFn: () => call('promotionsDesk.releaseGrant', { params: { merchantCode, id: grant.id } }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['promotionsDesk.grants'] }),
  });
  const act = { permission: 'promotions.grants.decide', merchantCode } as const;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3.5 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="numeric font-semibold text-text">{rewardText(grant.rewards)}</span>
          <Badge tone={TONES[grant.state]}>{t(`grantState.${grant.state}`)}</Badge>
          {grant.remark && <span className="text-xs text-warn">{grant.remark}</span>}
        </p>
        <p className="mt-0.5 text-xs text-subtle">
          <Link
            to={paths.memberFile({ merchantCode, id: grant.member.id })}
            className="font-semibold underline-offset-2 hover:underline"
          >
            {grant.member.account}
          </Link>{' '}
          · {grant.title} · <span className="numeric">{format.instant(grant.createdAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {grant.state === 'review' && (
          <ActButton
            {...act}
            icon={<Check aria-hidden />}
            label={t('release')}
            onPress={() => release.mutate()}
          />
        )}
        {REVOCABLE.has(grant.state) && (
          <ActButton
            {...act}
            icon={<Undo2 aria-hidden />}
            label={t('revoke')}
            onPress={() => setRevoking(true)}
          />
        )}
      </div>
      {isRevoking && (
        <RevokeDialog params={{ merchantCode, id: grant.id }} onClose={() => setRevoking(false)} />
      )}
    </li>
  );
}
