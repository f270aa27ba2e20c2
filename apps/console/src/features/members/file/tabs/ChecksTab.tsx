import type { MemberDocument } from '@croupier/contract/kyc/kyc.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { ActButton } from '../../../../shared/act/ActButton.tsx';
import { DetailColumns, DetailSection } from '../../../../shared/detail/Detail.tsx';
import { FactList } from '../../../../shared/detail/FactList.tsx';
import { usePermissions } from '../../../../shared/permissions/use-permissions.ts';
import { FlagRows } from '../../../../shared/risk/FlagRows.tsx';
import { CASE_TONES, DOCUMENT_TONES } from '../../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { AskDocumentsDialog } from '../acts/AskDocumentsDialog.tsx';
import { OpenCaseDialog } from '../acts/OpenCaseDialog.tsx';
import { checksQuery, flagsQuery, type MemberRef } from '../member-file.queries.ts';

function Documents({ documents, member }: { documents: readonly MemberDocument[]; member: MemberRef }) {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  if (documents.length === 0) return <p className="text-sm text-muted">{t('noDocuments')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel px-4 text-sm shadow-raised">
      {documents.map(({ id, need, kind, state, askedAt, submittedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
          <span className="min-w-0">
            <Link to={paths.document(member.merchantCode, id)}>
              {kind ? t(`kind.${kind}`) : t(`need.${need}`)}
            </Link>
            <span className="block text-xs text-subtle">{instant(submittedAt ?? askedAt)}</span>
          </span>
          <Badge tone={DOCUMENT_TONES[state]}>{t(`documentState.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Level({ member }: { member: MemberRef }) {
  const t = useTranslations('console.risk');
  const format = useConsoleFormat();
  const query = useQuery(checksQuery(member));
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return null;
  const { tier, currency, deposits, withdrawals, documents } = query.data;
  return (
    <>
      <FactList
        facts={[
          { label: t('level'), value: String(tier) },
          ...(
            [
              ['usedDeposits', deposits],
              ['usedWithdrawals', withdrawals],
            ] as const
          ).map(([label, { cap, used }]) => ({
            label: t(label),
            value: format.amount(used, currency),
            note: cap === null ? t('noCap') : t('ofCap', { cap: format.amount(cap, currency) }),
          })),
        ]}
      />
      <DetailSection title={t('pages.documents')}>
        <Documents documents={documents} member={member} />
      </DetailSection>
    </>
  );
}

function Flags({ member, currency }: { member: MemberRef; currency: string }) {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  const query = useQuery(flagsQuery(member));
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return null;
  const { flags, cases } = query.data;
  return (
    <>
      <DetailSection title={t('pages.cases')}>
        {cases.length === 0 && <p className="text-sm text-muted">{t('noCases')}</p>}
        <ul className="grid gap-2 text-sm">
          {cases.map(({ id, state, openedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <Link to={paths.case(member.merchantCode, id)}>{t('caseOf', { when: instant(openedAt) })}</Link>
              <Badge tone={CASE_TONES[state]}>{t(`caseState.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={t('pages.flags')} className="mt-6">
        <FlagRows flags={flags} currency={currency} />
      </DetailSection>
    </>
  );
}

/** The identity check of a member on the left, flags and cases on the right. */
export function ChecksTab({ member, currency }: { member: MemberRef; currency: string }) {
  const t = useTranslations('console.risk');
  const { may } = usePermissions();
  const [open, setOpen] = useState<'ask' | 'case'>();
  const close = (): void => setOpen(undefined);
  const { merchantCode } = member;
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-2">
        <ActButton
          permission="documents.decide"
          merchantCode={merchantCode}
          icon={<FileQuestion aria-hidden />}
          label={t('ask')}
          onPress={() => setOpen('ask')}
        />
        <ActButton
          permission="cases.decide"
          merchantCode={merchantCode}
          icon={<FolderOpen aria-hidden />}
          label={t('openByHand')}
          onPress={() => setOpen('case')}
        />
      </div>
      <DetailColumns
        facts={
          may('documents.view', merchantCode) ? (
            <Level member={member} />
          ) : (
            <p className="text-sm text-muted">{t('notShown')}</p>
          )
        }
      >
        {may('cases.view', merchantCode) ? (
          <Flags member={member} currency={currency} />
        ) : (
          <p className="text-sm text-muted">{t('notShown')}</p>
        )}
      </DetailColumns>
      {open === 'ask' && <AskDocumentsDialog member={member} onClose={close} />}
      {open === 'case' && <OpenCaseDialog member={member} onClose={close} />}
    </>
  );
}
