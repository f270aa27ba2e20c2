import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { AgentFile, AgentRef } from '../agents.queries.ts';

/** Where the node stands in the tree, and where it stood. */
export function AgentFacts({ of, file }: { of: AgentRef; file: AgentFile }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const facts: Fact[] = [
    {
      label: t('memberFile'),
      value: file.account,
      to: paths.memberFile({ merchantCode: of.merchantCode, id: file.id }),
    },
    { label: t('level'), value: format.number(file.depth), note: t(file.uplineId ? 'belowAgent' : 'isRoot') },
    {
      label: t('directs'),
      value: format.number(file.directs),
      note: t('teamOf', { count: file.teamSize }),
      to: file.directs > 0 ? paths.downlines(of.merchantCode, file.id) : undefined,
    },
    { label: t('openedAt'), value: format.instant(file.openedAt) },
    { label: t('lastSeen'), value: file.lastSeenAt ? format.instant(file.lastSeenAt) : t('never') },
  ];
  return (
    <>
      <DetailSection title={t('inTree')}>
        <FactList facts={facts} />
      </DetailSection>
      {file.moves.length > 0 && (
        <DetailSection title={t('moves')}>
          <FactList
            facts={file.moves.map(({ at, fromAccount, toAccount, reason }) => ({
              label: format.instant(at),
              value: `${fromAccount ?? t('house')} → ${toAccount ?? t('house')}`,
              note: reason,
            }))}
          />
        </DetailSection>
      )}
    </>
  );
}
