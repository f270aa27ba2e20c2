import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import { CASE_TRANSITIONS, type CaseState } from '@croupier/contract/risk/risk-states.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { CircleDot, Eye, FileText, Gavel, Megaphone, Pause } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail, DetailColumns, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList } from '../../../shared/detail/FactList.tsx';
import { Timeline } from '../../../shared/detail/Timeline.tsx';
import { FlagRows } from '../../../shared/risk/FlagRows.tsx';
import { CASE_TONES, VERDICT_TONES } from '../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { Checklist } from './Checklist.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { LinkGraph } from './LinkGraph.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const MOVES = [
  { to: 'looking', icon: <Eye aria-hidden /> },
  { to: 'waiting', icon: <Pause aria-hidden /> },
  { to: 'reported', icon: <Megaphone aria-hidden /> },
] as const;

type Open = { to: Exclude<CaseState, 'open'> };

function Acts({ file, onOpen }: { file: CaseFile; onOpen: (open: Open) => void }) {
  const t = useTranslations('console.risk');
  const { merchantCode, state } = file;
  const isAllowed = (to: CaseState): boolean => CASE_TRANSITIONS[state].includes(to);
  return (
    <>
      {MOVES.filter(({ to }) => isAllowed(to)).map(({ to, icon }) => (
        <ActButton
          key={to}
          permission="cases.decide"
          merchantCode={merchantCode}
          icon={icon}
          label={t(`move.${to}`)}
          onPress={() => onOpen({ to })}
        />
      ))}
      <ActButton
        permission="cases.decide"
        merchantCode={merchantCode}
        variant="primary"
        icon={<Gavel aria-hidden />}
        blocked={isAllowed('closed') ? undefined : t('isClosed')}
        label={t('move.closed')}
        onPress={() => onOpen({ to: 'closed' })}
      />
    </>
  );
}

function History({ file: { history } }: { file: CaseFile }) {
  const t = useTranslations('console.risk');
  const system = useTranslations('console.member')('actor.system');
  const titleOf = (step: CaseFile['history'][number]['step']): string => {
    if (step === 'open') return t('historyStep.opened');
    return step === 'checked' ? t('historyStep.checked') : t(`caseState.${step}`);
  };
  return (
    <Timeline
      label={t('history')}
      empty={t('noHistory')}
      entries={history.map(({ id, at, step, by, reason }) => ({
        id,
        at,
        icon: CircleDot,
        tone: step === 'checked' ? 'neutral' : CASE_TONES[step],
        title: titleOf(step),
        text: reason ?? undefined,
        by: by?.name ?? system,
      }))}
    />
  );
}

function Overview({ file }: { file: CaseFile }) {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  const { merchantCode, member, assignee, openedAt, changedAt, decision, decisionReason } = file;
  const memberFile = { merchantCode, id: member.id };
  return (
    <DetailColumns
      facts={
        <>
          <FactList
            facts={[
              { label: t('member'), value: member.account, to: paths.memberFile(memberFile) },
              { label: t('assignee'), value: assignee?.name ?? '–' },
              { label: t('openedAt'), value: instant(openedAt) },
              { label: t('changedAt'), value: instant(changedAt) },
              ...(decision
                ? [{ label: t('decisionLabel'), value: t(`decision.${decision}`), note: decisionReason }]
                : []),
            ]}
          />
          <DetailSection title={t('checklist')}>
            <Checklist file={file} />
          </DetailSection>
          <div className="flex flex-wrap gap-2">
            <Link
              to={paths.memberFile(memberFile, { tab: 'checks' })}
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              <FileText aria-hidden />
              {t('pages.documents')}
            </Link>
            <Link
              to={paths.memberFile(memberFile, { tab: 'notes' })}
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              {t('notes')}
            </Link>
          </div>
        </>
      }
    >
      <DetailSection title={t('pages.flags')}>
        <FlagRows flags={file.flags} currency={file.currency} />
      </DetailSection>
      <DetailSection title={t('links')} className="mt-6">
        <LinkGraph file={file} />
      </DetailSection>
      <DetailSection title={t('history')} className="mt-6">
        <History file={file} />
      </DetailSection>
    </DetailColumns>
  );
}

/** A case: its facts, linked members, checklist and decision. */
export function CaseView({ file, frame }: { file: CaseFile; frame: 'page' | 'panel' }) {
  const t = useTranslations('console.risk');
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Detail
        frame={frame}
        title={file.member.account}
        subtitle={file.id}
        badges={[
          { label: t(`caseState.${file.state}`), tone: CASE_TONES[file.state] },
          { label: t(`verdict.${file.verdict}`), tone: VERDICT_TONES[file.verdict] },
        ]}
        acts={<Acts file={file} onOpen={setOpen} />}
        raw={file}
        tabs={[{ value: 'overview', label: t('overview'), content: <Overview file={file} /> }]}
      />
      {open?.to === 'closed' && <CloseDialog file={file} onClose={close} />}
      {open && open.to !== 'closed' && <MoveDialog file={file} to={open.to} onClose={close} />}
    </>
  );
}
