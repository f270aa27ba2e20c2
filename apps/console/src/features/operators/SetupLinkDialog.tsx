import type { SetupLink } from '@croupier/contract/access/operators.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';

type SetupLinkDialogProps = { name: string; link: SetupLink; onClose: () => void };

/** A setup link, which is shown only now. */
export function SetupLinkDialog({ name, link, onClose }: SetupLinkDialogProps) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const address = new URL(paths.setup(link.token), window.location.origin).href;
  return (
    <Dialog
      open
      // A click beside the dialog must not lose the link.
      locked
      icon={<Link2 />}
      title={t('console.operatorAccount.linkTitle', { name })}
      description={t('console.operatorAccount.linkText', { name })}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('console.operatorAccount.linkDone')}
        </Button>
      }
    >
      <div className="flex items-start gap-2 rounded-field bg-well p-3 shadow-well ring-1 ring-line ring-inset">
        <output
          aria-label={t('console.operatorAccount.linkLabel')}
          className="min-w-0 flex-1 font-mono text-sm break-all"
        >
          {address}
        </output>
        <CopyButton
          text={address}
          label={t('console.operatorAccount.linkCopy')}
          copiedLabel={t('console.operatorAccount.linkCopied')}
        />
      </div>
      <p className="mt-3 text-sm text-muted">
        {t('console.operatorAccount.linkUntil', { when: format.instant(link.expiresAt) })}
      </p>
    </Dialog>
  );
}
