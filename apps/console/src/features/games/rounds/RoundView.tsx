import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail, DetailColumns, DetailSection, type DetailTab } from '../../../shared/detail/Detail.tsx';
import { FactList } from '../../../shared/detail/FactList.tsx';
import { Timeline } from '../../../shared/detail/Timeline.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { ROUND_TONES } from './round-words.ts';
import { useJackpotFacts, useProofFacts, useResultFacts, useRoundFacts } from './use-round-facts.ts';
import { VoidDialog } from './VoidDialog.tsx';

type Transfer = RoundRecord['transfers'][number];

function Transfers({ record: { round, transfers } }: { record: RoundRecord }) {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  const amount = (minor: bigint): string => format.amount(minor, round.currency);
  const columns: Column<Transfer>[] = [
    { key: 'at', header: t('round.at'), card: 'title', cell: ({ at }) => format.instant(at) },
    { key: 'code', header: t('round.transfer'), cell: ({ code }) => code },
    {
      key: 'amount',
      header: t('round.amount'),
      align: 'end',
      card: 'aside',
      cell: (row) => amount(row.amount),
    },
    { key: 'after', header: t('round.balanceAfter'), align: 'end', cell: (row) => amount(row.balanceAfter) },
  ];
  return (
    <Table
      caption={t('round.transfers')}
      columns={columns}
      rows={transfers}
      rowKey={({ transferId }) => transferId}
      empty={<p className="text-sm text-muted">{t('round.noTransfers')}</p>}
    />
  );
}

function Facts({ record }: { record: RoundRecord }) {
  const t = useTranslations('console.games.round');
  const [facts, result, jackpot, proof] = [
    useRoundFacts(record),
    useResultFacts(record),
    useJackpotFacts(record),
    useProofFacts(record),
  ];
  return (
    <>
      <FactList facts={facts} />
      {result.length > 0 && (
        <DetailSection title={t('result')}>
          <FactList facts={result} />
        </DetailSection>
      )}
      {jackpot.length > 0 && (
        <DetailSection title={t('jackpot')}>
          <FactList facts={jackpot} />
        </DetailSection>
      )}
      {proof.length > 0 && (
        <DetailSection title={t('proof')}>
          <FactList facts={proof} />
        </DetailSection>
      )}
    </>
  );
}

function Events({ record: { round, events } }: { record: RoundRecord }) {
  const t = useTranslations('console.games.round');
  const entries = events.map(({ id, at, action, actor }) => ({
    id,
    at,
    icon: Undo2,
    title: action === 'round.voided' ? t('voided') : action,
    by: actor.name ?? actor.kind,
  }));
  return <Timeline label={t('events')} entries={entries} empty={t('noEvents')} key={round.id} />;
}

function Overview({ record }: { record: RoundRecord }) {
  const t = useTranslations('console.games.round');
  return (
    <DetailColumns facts={<Facts record={record} />}>
      <DetailSection title={t('transfers')}>
        <Transfers record={record} />
      </DetailSection>
      <DetailSection title={t('events')} className="mt-6">
        <Events record={record} />
      </DetailSection>
    </DetailColumns>
  );
}

const overviewOf = (record: RoundRecord, label: string): DetailTab => ({
  value: 'overview',
  label,
  content: () => <Overview record={record} />,
});

/** A round as it is recorded: what was staked and paid, the result, and why it is right. */
export function RoundView({ record, frame }: { record: RoundRecord; frame: 'page' | 'panel' }) {
  const t = useTranslations('console.games.round');
  const [isVoiding, setVoiding] = useState(false);
  const { round } = record;
  return (
    <>
      <Detail
        frame={frame}
        title={round.gameName}
        subtitle={round.id}
        badges={[{ label: t(`states.${round.state}`), tone: ROUND_TONES[round.state] }]}
        acts={
          <ActButton
            permission="rounds.void"
            merchantCode={round.merchantCode}
            blocked={round.state === 'open' ? undefined : t('notOpen')}
            icon={<Undo2 aria-hidden />}
            label={t('void')}
            onPress={() => setVoiding(true)}
          />
        }
        raw={record}
        tabs={[overviewOf(record, t('overview'))]}
      />
      {isVoiding && <VoidDialog record={record} onClose={() => setVoiding(false)} />}
    </>
  );
}
