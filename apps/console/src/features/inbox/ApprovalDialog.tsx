import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { DeskRow } from '@croupier/contract/backoffice/takes.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { useLiveQuery } from '../../shared/live/use-live-changes.ts';
import { approvalQuery } from '../../shared/permissions/approvals.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { TakeNotice } from '../../shared/takes/TakeNotice.tsx';
import { useAttendance, useTakes } from '../../shared/takes/use-takes.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { ChangeLines } from '../../shared/permissions/ChangeLines.tsx';
import { DecisionForm, type Choice } from './DecisionForm.tsx';
import { Subject } from './Subject.tsx';
import { STATE_TONES, useApprovalTitle } from './inbox-words.ts';

function Facts({ approval }: { approval: Approval }) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { merchantCode, reason, askedBy, askedAt, expiresAt, state, decidedBy, decidedAt } = approval;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={STATE_TONES[state]}>{t(`approvalState.${state}`)}</Badge>
        <Badge>{merchantCode === '' ? t('inbox.platform') : nameOf(merchantCode)}</Badge>
        {approval.isBreakGlass && <Badge tone="warn">{t('inbox.breakGlass')}</Badge>}
      </p>
      <p className="text-muted">
        {t('inbox.askedBy', { name: askedBy.name, when: format.instant(askedAt) })}
        {state === 'asked' && ` · ${t('inbox.expires', { when: format.instant(expiresAt) })}`}
      </p>
      <p className="wrap-anywhere">
        <span className="text-muted">{t('inbox.theirReason')}: </span>
        {reason}
      </p>
      {decidedBy && decidedAt && (
        <p className="wrap-anywhere">
          <span className="text-muted">
            {t('inbox.decidedBy', { name: decidedBy.name, when: format.instant(decidedAt) })}
            {approval.decisionReason && ': '}
          </span>
          {approval.decisionReason}
        </p>
      )}
    </div>
  );
}

function Withdraw({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('console.inbox');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const withdraw = useMutation({
    mutationFn: () => call('approvals.withdraw', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['approvals.list'] });
      onDone();
    },
  });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('onlyOthers')}</p>
      {withdraw.error && (
        <p role="alert" className="text-sm text-lose">
          {errorText(withdraw.error)}
        </p>
      )}
      <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('withdraw')}
      </Button>
    </div>
  );
}

type ApprovalDialogProps = {
  row: Pick<Approval, 'id' | 'merchantCode'>;
  choice: Choice;
  onClose: () => void;
};

/** One request: its changes at the time of the request and now, and the decision. */
export function ApprovalDialog({ row: { id, merchantCode }, choice, onClose }: ApprovalDialogProps) {
  const t = useTranslations();
  const titleOf = useApprovalTitle();
  const query = useQuery(approvalQuery(id));
  const { data } = query;
  const row: DeskRow = { list: 'approvals', merchantCode, id };
  useAttendance(row);
  useLiveQuery('approvals', approvalQuery(id).queryKey);
  const attendance = useTakes('approvals')(row);
  const isTaken = attendance?.takenBy?.isMe === false;
  return (
    <Dialog
      open
      icon={<Stamp />}
      title={data ? titleOf(data.approval) : t('console.inbox.title')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      {query.isPending && <Skeleton className="h-60" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {data && (
        <div className="grid gap-5">
          <Facts approval={data.approval} />
          {data.hasMoved && (
            <p className="rounded-field bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
              {t('console.inbox.changedSince')}
            </p>
          )}
          <ChangeLines lines={data.approval.changes} />
          <Subject approval={data.approval} />
          {data.approval.state === 'asked' && (
            <TakeNotice row={row} attendance={attendance} mayTake={data.mayDecide} />
          )}
          {data.isAboutSelf && data.approval.state === 'asked' && (
            <p className="text-sm text-muted">{t('console.inbox.aboutSelf')}</p>
          )}
          {data.mayDecide && !isTaken && (
            <DecisionForm
              approval={data.approval}
              hasMoved={data.hasMoved}
              initial={choice}
              onDone={onClose}
            />
          )}
          {data.approval.isMine && data.approval.state === 'asked' && <Withdraw id={id} onDone={onClose} />}
        </div>
      )}
    </Dialog>
  );
}
