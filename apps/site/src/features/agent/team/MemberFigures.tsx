import { Table } from '@croupier/ui/data/Table.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { Bars } from '../parts/Bars.tsx';
import { shareOf } from '../parts/shares.ts';
import { Signed } from '../parts/Signed.tsx';
import { useAnyClassName } from '../../../shared/rates/use-rate-class-name.ts';
import type { TeamMemberDetail } from './MemberFacts.tsx';

const KEYS = [
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'payout',
  'rebates',
  'bonuses',
  'netResult',
] as const;

/** What the member and its whole team did in the period. */
export function MemberFigures({ member }: { member: TeamMemberDetail }) {
  const t = useTranslations('agent');
  const format = useFormat();
  const className = useAnyClassName();
  const { ownFigures, figures, classes } = member;
  const shown = (amount: bigint, key: (typeof KEYS)[number]) =>
    key === 'netResult' ? <Signed amount={amount} /> : format.amount(amount);
  const played = classes
    .filter(({ stake }) => stake > 0n)
    .toSorted((a, b) => (a.validBet < b.validBet ? 1 : -1));
  return (
    <>
      <Table
        dense
        caption={t('team.figures')}
        rows={[...KEYS]}
        rowKey={(key) => key}
        columns={[
          { key: 'figure', header: t('team.figures'), card: 'title', cell: (key) => t(`figure.${key}`) },
          {
            key: 'own',
            header: t('team.alone'),
            align: 'end',
            cell: (key) => shown(ownFigures[key], key),
          },
          { key: 'team', header: t('team.withTeam'), align: 'end', cell: (key) => shown(figures[key], key) },
        ]}
      />
      {played.length > 0 && (
        <section>
          <h3 className="mb-3 text-sm font-semibold text-muted">{t('byClass')}</h3>
          <Bars
            label={t('byClass')}
            rows={played.map(({ class: of, validBet }) => ({
              key: of,
              label: className(of),
              value: format.amount(validBet),
              share: shareOf(validBet, played[0]?.validBet ?? 0n),
            }))}
          />
        </section>
      )}
    </>
  );
}
