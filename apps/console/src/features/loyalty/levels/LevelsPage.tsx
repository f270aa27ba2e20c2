import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus, Save } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { newKey } from '../../../shared/act/new-key.ts';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { LoyaltyHeader } from '../LoyaltyHeader.tsx';
import { levelsQuery, type LevelDesk } from '../loyalty.queries.ts';
import { CellInput } from '../sheets/CellInput.tsx';
import { levelDraftOf, levelsOf, type LevelDraft } from './level-draft.ts';

const COLUMNS = [
  { key: 'threshold', label: 'threshold' },
  { key: 'cashbackBps', label: 'cashback' },
  { key: 'rakebackBps', label: 'rakeback' },
  { key: 'levelUp', label: 'levelUp' },
  { key: 'weekly', label: 'weekly' },
  { key: 'monthly', label: 'monthly' },
  { key: 'keep', label: 'keep' },
] as const;
const HEAD = 'px-1.5 py-2 text-left text-xs font-medium text-subtle';

type SaveProps = { merchantCode: string; levels: NonNullable<ReturnType<typeof levelsOf>>; demotes: boolean };

function SaveDialog({ merchantCode, levels, demotes, onClose }: SaveProps & { onClose: () => void }) {
  const t = useTranslations('console.loyalty');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('loyaltyDesk.putLevels', { params: { merchantCode }, body: { levels, demotes, reason } });
      return { state: 'done' as const };
    },
    invalidates: [levelsQuery(merchantCode).queryKey],
    doneText: t('saved'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('pages.levels')}
      description={t('levelsText')}
      icon={<Save />}
      submitLabel={t('save')}
      onClose={onClose}
    />
  );
}

/** The ladder as a table that is typed into. */
function Ladder({ desk, merchantCode }: { desk: LevelDesk; merchantCode: string }) {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const [rows, setRows] = useState<LevelDraft[]>(() => desk.levels.map(levelDraftOf));
  const [demotes, setDemotes] = useState(desk.demotes);
  const [saves, setSaves] = useState(false);
  const levels = levelsOf(rows);
  const set = (at: number, part: Partial<LevelDraft>): void =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const last = rows.at(-1);
  return (
    <Card>
      <ScrollRegion>
        <table className="w-full min-w-max text-sm">
          <thead>
            <tr>
              <th className={HEAD}>#</th>
              {desk.languages.map((language) => (
                <th key={language} className={HEAD}>
                  {t('name', { language })}
                </th>
              ))}
              {COLUMNS.map(({ key, label }) => (
                <th key={key} className={HEAD}>
                  {t(label)}
                </th>
              ))}
              <th className={`${HEAD} text-right!`}>{t('members')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key}>
                <th scope="row" className="numeric px-1.5 py-1 text-left">
                  {at}
                </th>
                {desk.languages.map((language) => (
                  <td key={language} className="px-1.5 py-1">
                    <span className="field-box h-9! min-w-28">
                      <input
                        aria-label={`${at} ${t('name', { language })}`}
                        value={row.names[language] ?? ''}
                        size={9}
                        maxLength={40}
                        onChange={(event) =>
                          set(at, { names: { ...row.names, [language]: event.target.value } })
                        }
                        className="field-input px-2! text-sm"
                      />
                    </span>
                  </td>
                ))}
                {COLUMNS.map(({ key, label }) => (
                  <td key={key} className="px-1.5 py-1">
                    <CellInput
                      label={`${at} ${t(label)}`}
                      value={row[key]}
                      onChange={(value) => set(at, { [key]: value })}
                    />
                  </td>
                ))}
                <td className="numeric px-1.5 py-1 text-right text-muted">
                  {format.number(desk.levels[at]?.members ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <Switch
          label={t('demotes')}
          hint={t('demotesText')}
          checked={demotes}
          onChange={(event) => setDemotes(event.target.checked)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            icon={<Save aria-hidden />}
            disabled={!levels || !may('loyalty.rates.manage', merchantCode)}
            onClick={() => setSaves(true)}
          >
            {t('save')}
          </Button>
          <Button
            icon={<Plus aria-hidden />}
            disabled={!last}
            onClick={() => last && setRows([...rows, { ...last, key: newKey(), names: {}, threshold: '' }])}
          >
            {t('addLevel')}
          </Button>
          <Button
            icon={<Minus aria-hidden />}
            disabled={rows.length < 2}
            onClick={() => setRows(rows.slice(0, -1))}
          >
            {t('removeLevel')}
          </Button>
          {!levels && <p className="text-sm text-lose">{t('wrong')}</p>}
        </div>
      </div>
      {saves && levels && (
        <SaveDialog {...{ merchantCode, levels, demotes }} onClose={() => setSaves(false)} />
      )}
    </Card>
  );
}

/** The levels of a merchant. */
export function LevelsPage() {
  const merchant = useOneMerchant('loyalty.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery(levelsQuery(merchantCode));
  return (
    <>
      <LoyaltyHeader page="levels" merchant={merchant} />
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && <Ladder key={merchantCode} desk={query.data} merchantCode={merchantCode} />}
    </>
  );
}
