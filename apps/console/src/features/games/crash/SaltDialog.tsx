import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { crashChainsQuery } from '../games.queries.ts';

type Fields = ActFields & { salt: string; source: string };
type SaltDialogProps = { merchantCode: string; chainId: string; onClose: () => void };

const SALT = /^[\x21-\x7e]{16,128}$/;
const MIN_SOURCE_LETTERS = 10;

/** Asks a second operator to approve the public salt of a chain. */
export function SaltDialog({ merchantCode, chainId, onClose }: SaltDialogProps) {
  const t = useTranslations('console.games.crash');
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, salt: '', source: '' },
    errorFields: { 'originals.no_chain_waiting': 'salt', 'approvals.already_asked': 'salt' },
    save: ({ salt, source, reason }, key) =>
      call('crashControl.enterSalt', {
        params: { merchantCode },
        body: { id: key, chainId, salt: salt.trim(), source: source.trim(), reason },
      }),
    invalidates: [crashChainsQuery(merchantCode).queryKey],
    doneText: t('done'),
    deciders: 'games.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Link2 />}
      title={t('enter')}
      description={t('enterText')}
      submitLabel={t('ask')}
      onClose={onClose}
    >
      <TextField
        label={t('salt')}
        hint={t('saltHint')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('salt', { validate: (text) => SALT.test(text.trim()) || t('saltHint') })}
      />
      <TextField
        label={t('source')}
        hint={t('sourceHint')}
        autoComplete="off"
        {...form.field('source', {
          validate: (text) => text.trim().length >= MIN_SOURCE_LETTERS || t('sourceHint'),
        })}
      />
    </ActDialog>
  );
}
