import type { Approval } from '@croupier/contract/access/approvals.ts';
import { payoutList } from '@croupier/contract/payments/payout-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { Pictures } from '../../shared/files/Pictures.tsx';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';

type Target = {
  path: string;
  text: 'openMember' | 'openDeposit' | 'openRefund' | 'openPayout' | 'openDispute';
};

/** Where the subject of a request can be looked at. */
function targetOf({ kind, merchantCode, subjectId: id }: Approval): Target | undefined {
  switch (kind) {
    case 'members.adjust':
    case 'turnover.waive':
    case 'protection.loosen':
    case 'protection.reopen':
      return { path: paths.memberFile({ merchantCode, id }), text: 'openMember' };
    case 'payments.credit':
      return { path: paths.deposit(merchantCode, id), text: 'openDeposit' };
    case 'payments.refund_end':
      return { path: paths.refund(merchantCode, id), text: 'openRefund' };
    case 'payouts.paid_by_hand':
      return { path: paths.payout(merchantCode, id), text: 'openPayout' };
    case 'disputes.make_good':
    case 'disputes.force_receipt':
      return { path: paths.dispute(merchantCode, id), text: 'openDispute' };
    default:
      return undefined;
  }
}

/** The bank’s pictures of a payout that is said to be paid. */
function Proofs({ approval: { merchantCode, subjectId } }: { approval: Approval }) {
  const t = useTranslations('console.withdrawals');
  const { data: proofs = [] } = useQuery({
    queryKey: ['payoutDesk.one', merchantCode, subjectId, 'proofs'],
    queryFn: async ({ signal }) => {
      const query = { id: subjectId, merchants: [merchantCode], sort: payoutList.initialSort };
      const { items } = await call('payoutDesk.list', { query }, { signal });
      return items[0]?.proofs ?? [];
    },
  });
  if (proofs.length === 0) return null;
  return <Pictures merchantCode={merchantCode} ids={proofs} label={t('bankProof')} />;
}

/** What the checker needs to see beside the changes. */
export function Subject({ approval }: { approval: Approval }) {
  const t = useTranslations('console.inbox');
  const { may } = usePermissions();
  const target = targetOf(approval);
  const showsProofs =
    approval.kind === 'payouts.paid_by_hand' &&
    may('payments.view', approval.merchantCode) &&
    may('files.view', approval.merchantCode);
  return (
    <>
      {showsProofs && <Proofs approval={approval} />}
      {target && (
        <Link to={target.path} className="justify-self-start text-sm">
          {t(target.text)}
        </Link>
      )}
    </>
  );
}
