import type { Approval } from '@croupier/contract/access/approvals.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import type { Attendance } from '@croupier/contract/backoffice/takes.ts';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { LiveRows } from '../../shared/live/use-live-rows.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { TakeBadge } from '../../shared/takes/TakeNotice.tsx';
import { useTakes } from '../../shared/takes/use-takes.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { Choice } from './DecisionForm.tsx';
import { STATE_TONES, useApprovalTitle } from './inbox-words.ts';
import { useListKeys } from '@croupier/web/lists/use-list-keys.ts';

type RowProps = { approval: Approval; isGone: boolean; attendance: Attendance | undefined };

function Row({ approval, isGone, attendance }: RowProps) {
  const t = useTranslations('console');
  const format = useConsoleFormat();
  const titleOf = useApprovalTitle();
  const { nameOf } = useMerchants();
  const { askedBy, askedAt, merchantCode, reason, state } = approval;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{titleOf(approval)}</span>
        <span className="block truncate text-sm text-muted">{reason}</span>
        <span className="block text-xs text-subtle">
          {t('inbox.askedBy', { name: askedBy.name, when: format.instant(askedAt) })}
        </span>
        <TakeBadge attendance={attendance} />
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1.5">
        <Badge tone={isGone ? 'neutral' : STATE_TONES[state]}>
          {isGone ? t('live.gone') : t(`approvalState.${state}`)}
        </Badge>
        <span className="text-xs text-subtle">
          {merchantCode === '' ? t('inbox.platform') : nameOf(merchantCode)}
        </span>
      </span>
    </>
  );
}

const ROW = 'data-approval';
const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? []),
];

type ApprovalListProps = {
  approvals: readonly Approval[];
  live: Pick<LiveRows, 'rowClass' | 'isGone'>;
  onOpen: (approval: Approval, choice: Choice) => void;
};

/** A list of requests with keyboard shortcuts: move, open, approve, refuse. */
export function ApprovalList({ approvals, live, onOpen }: ApprovalListProps) {
  const list = useRef<HTMLUListElement>(null);
  const takesOf = useTakes('approvals');
  const move = (step: number): void => {
    const rows = rowsIn(list.current);
    const from = rows.findIndex((row) => row === document.activeElement);
    rows[Math.max(0, Math.min(from + step, rows.length - 1))]?.focus();
  };
  const decide = (choice: Choice): void => {
    const at = rowsIn(list.current).findIndex((row) => row === document.activeElement);
    const approval = approvals[Math.max(0, at)];
    if (approval) onOpen(approval, choice);
  };
  useListKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => decide('approve'),
    r: () => decide('refuse'),
  });
  return (
    <ul
      ref={list}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel shadow-raised"
    >
      {approvals.map((approval) => (
        <li key={approval.id}>
          <button
            type="button"
            {...{ [ROW]: approval.id }}
            className={clsx(
              'flex w-full items-start gap-4 px-4 py-3 text-start hover:bg-surface-3 focus-visible:-outline-offset-2',
              live.rowClass(approval),
            )}
            onClick={() => onOpen(approval, 'approve')}
          >
            <Row approval={approval} isGone={live.isGone(approval)} attendance={takesOf(approval)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
