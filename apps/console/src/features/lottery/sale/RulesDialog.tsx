import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { soldLotteriesQuery, type SoldLottery } from '../lottery.queries.ts';
import { groupReturnBps, LIMITS, rulesOf, textsOf, type RulesTexts } from './rules-form.ts';

type Fields = ActFields & { rules: RulesTexts; version: string };
type RulesDialogProps = { merchantCode: string; game: SoldLottery; onClose: () => void };

const GROUPS = ['minGroup', 'maxGroup'] as const;

/** Changes groups, limits and plays. What a line pays follows from the group and the proved chance. */
export function RulesDialog({ merchantCode, game, onClose }: RulesDialogProps) {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { gameCode, version } = game;
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, rules: textsOf(game.rules), version: String(version) },
    errorFields: { 'lottery.terms_changed': 'rules.minGroup', 'lottery.rules_invalid': 'rules.maxGroup' },
    save: async ({ rules: texts, reason }) => {
      const rules = rulesOf(game.rules, texts);
      if (typeof rules === 'string') return Promise.reject(new Error(`unreadable ${rules}`));
      await call('lotterySale.changeRules', {
        params: { merchantCode, gameCode },
        body: { version, rules, reason },
      });
      return { state: 'done' };
    },
    invalidates: [soldLotteriesQuery(merchantCode).queryKey],
    doneText: t('rulesChanged'),
    onClose,
  });
  const check = (name: keyof RulesTexts) => ({
    validate: (text: unknown): true | string =>
      rulesOf(game.rules, { ...textsOf(game.rules), [name]: String(text) }) !== name || t('unreadable'),
  });
  const shown = form.form.watch('rules');
  const hint = (text: string): string => {
    const group = Number(text);
    return Number.isInteger(group) && group > 0
      ? t('groupReturn', { return: format.bps(groupReturnBps(group)) })
      : t('groupHint');
  };
  return (
    <ActDialog
      form={form}
      icon={<SlidersHorizontal />}
      title={t('changeRules')}
      description={t('changeRulesText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {GROUPS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={hint(shown[name])}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(`rules.${name}`, check(name))}
          />
        ))}
        <TextField
          label={t('rateBps')}
          hint={t('rateText')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('rules.rateBps', check('rateBps'))}
        />
        {LIMITS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            inputMode="decimal"
            autoComplete="off"
            {...form.field(`rules.${name}`, check(name))}
          />
        ))}
      </div>
      <TextField
        label={t('closedPlays')}
        hint={t('closedPlaysHint')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('rules.closedPlays')}
      />
      <TextField
        label={t('playCuts')}
        hint={t('playCutsHint')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('rules.playCuts', check('playCuts'))}
      />
    </ActDialog>
  );
}
