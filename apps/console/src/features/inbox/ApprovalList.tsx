import type { Approval } from '@croupier/contract/access/approvals.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import type { Choice } from './DecisionForm.tsx';
import { STATE_TONES, useApprovalTitle } from './inbox-words.ts';
import { useListKeys } from '@croupier/web/lists/use-list-keys.ts';

function Row({ approval }: { approval: Approval }) {
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
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1.5">
        <Badge tone={STATE_TONES[state]}>{t(`approvalState.${state}`)}</Badge>
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

/** A list of requests with keyboard shortcuts: move, open, approve, refuse. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<{ approval: Approval; choice: Choice }>();
  const move = (step: number): void => {
    const rows = rowsIn(list.current);
    const from = rows.findIndex((row) => row === document.activeElement);
    rows[Math.max(0, Math.min(from + step, rows.length - 1))]?.focus();
  };
  const decide = (choice: Choice): void => {
    const at = rowsIn(list.current).findIndex((row) => row === document.activeElement);
    const approval = approvals[Math.max(0, at)];
    if (approval) setOpen({ approval, choice });
  };
  useListKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => decide('approve'),
    r: () => decide('refuse'),
  });
  return (
    <>
      <ul
        ref={list}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel shadow-raised"
      >
        {approvals.map((approval) => (
          <li key={approval.id}>
            <button
              type="button"
              {...{ [ROW]: approval.id }}
              className="flex w-full items-start gap-4 px-4 py-3 text-start hover:bg-surface-3 focus-visible:-outline-offset-2"
              onClick={() => setOpen({ approval, choice: 'approve' })}
            >
              <Row approval={approval} />
            </button>
          </li>
        ))}
      </ul>
      {open && <ApprovalDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
