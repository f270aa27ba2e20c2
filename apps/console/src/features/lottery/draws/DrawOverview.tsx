import { useTranslations } from 'use-intl';
import { DetailColumns, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { Balls } from '../Balls.tsx';
import type { DrawFile } from '../lottery.queries.ts';

const VOID_REASONS = ['not_opened', 'result_missing', 'beacon_missing', 'operators'] as const;

function useFacts({ draw }: DrawFile): Fact[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const known = VOID_REASONS.find((each) => each === draw.voidReason);
  const { tickets, heldReason, voidReason, feedDiffersAt } = draw;
  return [
    { label: t('closesAt'), value: format.instant(draw.closesAt) },
    { label: t('drawsAt'), value: format.instant(draw.drawsAt) },
    { label: t('voidAt'), value: format.instant(draw.voidAt), note: t('voidAtText') },
    { label: t('tickets'), value: tickets === null ? '—' : format.number(tickets) },
    ...(heldReason
      ? [
          {
            label: t('heldReason'),
            value: heldReason === 'feeds_differ' ? t('heldReasons.feeds_differ') : heldReason,
          },
        ]
      : []),
    ...(voidReason
      ? [{ label: t('voidReason'), value: known ? t(`voidReasons.${known}`) : voidReason }]
      : []),
    ...(feedDiffersAt ? [{ label: t('feedDiffers'), value: format.instant(feedDiffersAt) }] : []),
  ];
}

const LINE = 'grid gap-1.5 rounded-card border border-line bg-panel px-4 py-3 text-sm shadow-raised';

function Feeds({ readings }: Pick<DrawFile, 'readings'>) {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return (
    <DetailSection title={t('feeds')} className="mt-5">
      {readings.length === 0 && <p className="text-sm text-muted">{t('noReading')}</p>}
      <ul className="grid gap-2">
        {readings.map(({ feed, owner, numbers, firstAt, lastAt }) => (
          <li key={`${feed} ${numbers.join(' ')}`} className={LINE}>
            <span className="font-semibold">
              {feed} <span className="font-normal text-subtle">{owner}</span>
            </span>
            <Balls numbers={numbers} />
            <span className="text-xs text-subtle">
              {t('told', { first: format.instant(firstAt), last: format.instant(lastAt) })}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Results({ draw, results, readings }: DrawFile) {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return (
    <>
      <DetailSection title={t('results')}>
        {results.length === 0 && <p className="text-sm text-muted">{t('noResult')}</p>}
        <ol className="grid gap-2">
          {results.toReversed().map(({ version, numbers, at, enteredBy }) => (
            <li key={version} className={LINE}>
              <Balls numbers={numbers} />
              <span className="text-xs text-subtle">
                {t('versionOf', { version: String(version) })} · {format.instant(at)}
                {enteredBy && ` · ${t('byTwo')}`}
              </span>
            </li>
          ))}
        </ol>
      </DetailSection>
      {draw.source === 'feed' && <Feeds readings={readings} />}
    </>
  );
}

/** What is known about a draw and where its result comes from. Nothing of what an operator typed is shown. */
export function DrawOverview({ file }: { file: DrawFile }) {
  const t = useTranslations('console.lottery');
  const facts = useFacts(file);
  const { entries } = file;
  const notice = entries.length === 1 ? t('oneTyped') : t('typedDiffer', { count: String(entries.length) });
  return (
    <DetailColumns
      facts={
        <>
          {entries.length > 0 && (
            <output className="block rounded-field bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
              {notice}
            </output>
          )}
          <FactList facts={facts} />
        </>
      }
    >
      <Results {...file} />
    </DetailColumns>
  );
}
