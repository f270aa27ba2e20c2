import { Card } from '@croupier/ui/layout/Card.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Terminal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { bytesCommand, hashCommand } from './shell-commands.ts';
import type { VerifierForm } from './verifier-input.ts';

function Command({ label, command }: { label: string; command: string }) {
  const t = useTranslations('fairness.tools');
  const common = useTranslations('common');
  return (
    <div>
      <p className="mb-1 text-xs font-medium text-subtle">{label}</p>
      <div className="flex items-start gap-1 rounded-field bg-well p-1 pl-3 shadow-well ring-1 ring-line ring-inset">
        <code className="min-w-0 flex-1 py-2 font-mono text-xs leading-relaxed break-all">{command}</code>
        <CopyButton text={command} label={t('copy')} copiedLabel={common('copied')} />
      </div>
    </div>
  );
}

/** How to verify a round with independent tools. */
export function OtherTools({ form }: { form: VerifierForm }) {
  const t = useTranslations('fairness.tools');
  const serverSeed = form.serverSeed.trim() || t('serverSeed');
  const clientSeed = form.clientSeed || t('clientSeed');
  const nonce = form.nonce.trim() || t('nonce');
  return (
    <Card>
      <h2 className="flex items-center gap-2.5 text-lg">
        <Terminal aria-hidden className="size-5 text-brand-text" />
        {t('title')}
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">{t('text')}</p>
      <div className="grid gap-3">
        <Command label={t('hash')} command={hashCommand(serverSeed)} />
        <Command label={t('bytes')} command={bytesCommand(serverSeed, clientSeed, nonce)} />
      </div>
      <p className="mt-4 text-sm text-muted">{t('note')}</p>
    </Card>
  );
}
