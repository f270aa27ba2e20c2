import { GAME_STATES, type ControlledGame } from '@croupier/contract/games/game-control.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Gamepad2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { NoticeFields } from '../closing/NoticeFields.tsx';
import { noticeFields, noticeOf, useNoticeLanguages } from '../closing/notice-form.ts';

const HOT_CHOICES = ['vendor', 'yes', 'no'] as const;
type HotChoice = (typeof HOT_CHOICES)[number];
type Values = { state: ControlledGame['state']; hot: HotChoice; notice: Record<string, string> };

const choiceOf = (setting: boolean | null): HotChoice => {
  if (setting === null) return 'vendor';
  return setting ? 'yes' : 'no';
};
const settingOf = (choice: HotChoice): boolean | null => (choice === 'vendor' ? null : choice === 'yes');

/** Shows or hides a game at one merchant, or sets it to maintenance. */
export function GameDialog({
  game,
  merchantCode,
  onClose,
}: {
  game: ControlledGame;
  merchantCode: string;
  onClose: () => void;
}) {
  const t = useTranslations('console.games');
  const languages = useNoticeLanguages(merchantCode);
  const { id: gameId, name } = game;
  const form = useSecureForm<Values>({
    initial: {
      state: game.state,
      hot: choiceOf(game.hotSetting),
      notice: noticeFields(game.notice, languages),
    },
    save: ({ state, hot, notice }) =>
      call('gameControl.changeGame', {
        params: { merchantCode, gameId },
        body: { state, hot: settingOf(hot), notice: noticeOf(notice, game.notice) },
      }),
    invalidates: [['gameControl.games']],
    savedText: t('saved', { name }),
    onSaved: onClose,
  });
  const state = form.form.watch('state');
  return (
    <SecureFormDialog
      form={form}
      icon={<Gamepad2 />}
      title={name}
      description={game.vendor.name}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <Select
        label={t('state')}
        options={GAME_STATES.map((value) => ({ value, label: t(`gameStates.${value}`) }))}
        {...form.field('state')}
      />
      {state === 'maintenance' && <NoticeFields form={form} languages={languages} />}
      <Select
        label={t('hot')}
        hint={t('hotHint')}
        options={HOT_CHOICES.map((value) => ({ value, label: t(`hotChoices.${value}`) }))}
        {...form.field('hot')}
      />
    </SecureFormDialog>
  );
}
