import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ShieldCheck, Trophy } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LazyRoundDialog } from '../../../shared/rounds/LazyRoundDialog.tsx';
import { useOwnMoment } from '../../../shared/celebration/own-moment.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import type { JackpotWin } from './jackpot-won.ts';

const HUGE_E4 = 1_000_000;

export type JackpotDialogProps = { win: JackpotWin; onClose: () => void };

/** Shows a jackpot win and its proof. */
export function JackpotDialog({ win, onClose }: JackpotDialogProps) {
  const t = useTranslations('originals.jackpot');
  const common = useTranslations('common');
  const format = useFormat();
  const [isProofOpen, setProofOpen] = useState(false);
  useOwnMoment(true);
  if (isProofOpen) return <LazyRoundDialog roundId={win.roundId} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('won')}
      titleHidden
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="ghost" icon={<ShieldCheck aria-hidden />} onClick={() => setProofOpen(true)}>
            {t('proof')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-2 pt-6 pb-3 text-center">
        <span className="jackpot-medal grid size-24 place-items-center rounded-pill">
          <Trophy aria-hidden className="size-11" />
        </span>
        {/* Over the whole page, so that the dialog does not clip the sparks. */}
        {createPortal(
          <span className="jackpot-burst">
            <WinBurst multiplierE4={HUGE_E4} />
          </span>,
          document.body,
        )}
        <p aria-hidden className="mt-4 font-display text-2xl font-extrabold">
          {t('won')}
        </p>
        <p
          className="numeric font-display text-4xl font-extrabold wrap-anywhere text-brand-text sm:text-5xl"
          data-testid="jackpot-won"
        >
          {format.amount(win.amountMinor)}
        </p>
        <p className="mt-1 max-w-xs text-sm text-muted">{t('wonText')}</p>
      </div>
    </Dialog>
  );
}
