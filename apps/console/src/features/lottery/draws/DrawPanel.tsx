import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { drawQuery, type DeskDraw, type DrawFile } from '../lottery.queries.ts';
import { DrawOverview } from './DrawOverview.tsx';
import { DRAW_TONES } from './draw-tones.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { Figures } from './Figures.tsx';
import { Exposures } from './Exposures.tsx';

type DrawViewProps = { file: DrawFile; merchantCode: string; nameOf: (code: string) => string };

const FIRST = new Set<string>(['sealed', 'held', 'late']);
const VOIDABLE = new Set<string>(['sealed', 'held', 'late', 'settled']);
const LATER = new Set<string>(['drawn', 'settled', 'correcting']);

/** Why nobody can type a result now; the server decides. */
function useEntryBlock({ draw }: DrawFile): string | undefined {
  const t = useTranslations('console.lottery');
  if (draw.source === 'own') return t('ownDraw');
  return FIRST.has(draw.state) || LATER.has(draw.state) ? undefined : t('notBegun');
}

function DrawFileView({ file, merchantCode, nameOf }: DrawViewProps) {
  const t = useTranslations('console.lottery');
  const [open, setOpen] = useState<'entry' | 'void'>();
  const { draw } = file;
  const blocked = useEntryBlock(file);
  const isCorrection = draw.version > 0;
  return (
    <>
      <Detail
        frame="panel"
        title={`${nameOf(draw.lotteryCode)} ${draw.number}`}
        subtitle={<code>{draw.id}</code>}
        badges={[
          { label: t(`states.${draw.state}`), tone: DRAW_TONES[draw.state] },
          ...(draw.feedDiffersAt ? [{ label: t('feedDiffers'), tone: 'lose' as const }] : []),
        ]}
        acts={
          <>
            <ActButton
              permission="lottery.results"
              blocked={
                draw.source === 'own' ? t('ownDraw') : VOIDABLE.has(draw.state) ? undefined : t('notVoidable')
              }
              label={t('void')}
              onPress={() => setOpen('void')}
            />
            <ActButton
              permission="lottery.results"
              variant={blocked === undefined && !isCorrection ? 'primary' : 'secondary'}
              blocked={blocked}
              label={t(isCorrection ? 'correct' : 'enter')}
              onPress={() => setOpen('entry')}
            />
          </>
        }
        tabs={[
          { value: 'overview', label: t('overview'), content: <DrawOverview file={file} /> },
          { value: 'figures', label: t('figures'), content: <Figures drawId={draw.id} /> },
          {
            value: 'exposures',
            label: t('exposures'),
            content: <Exposures merchantCode={merchantCode} drawId={draw.id} />,
          },
        ]}
        raw={file}
      />
      {open === 'entry' && <EntryDialog file={file} onClose={() => setOpen(undefined)} />}
      {open === 'void' && (
        <VoidDialog draw={draw} name={nameOf(draw.lotteryCode)} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

export type DrawPanelProps = {
  id: string;
  rows: readonly DeskDraw[];
  merchantCode: string;
  nameOf: (code: string) => string;
  onOpen: (id: string | undefined) => void;
};

/** One draw over the list. */
export function DrawPanel({ id, rows, merchantCode, nameOf, onOpen }: DrawPanelProps) {
  const t = useTranslations('console.lottery');
  const query = useQuery(drawQuery(id));
  const at = rows.findIndex((row) => row.id === id);
  const opening = (row: DeskDraw | undefined) => (at >= 0 && row ? () => onOpen(row.id) : undefined);
  const { data: file } = query;
  return (
    <DetailPanel
      title={file ? `${nameOf(file.draw.lotteryCode)} ${file.draw.number}` : t('draw')}
      onClose={() => onOpen(undefined)}
      onNext={opening(rows[at + 1])}
      onPrevious={opening(rows[at - 1])}
    >
      {query.isPending && <Skeleton className="h-80 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {file && <DrawFileView {...{ file, merchantCode, nameOf }} />}
    </DetailPanel>
  );
}
