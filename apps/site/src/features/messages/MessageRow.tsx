import type { Message, MessageKind } from '@croupier/contract/engagement/messages.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  BanknoteX,
  ChevronDown,
  FileCheck,
  FileQuestion,
  FileX,
  Gift,
  Medal,
  Megaphone,
  PartyPopper,
  Scale,
  ShieldCheck,
  Trash2,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { messagePath } from './message-path.ts';
import { SafeHtml } from '../../shared/safe-html/SafeHtml.tsx';
import { useMessageText } from './use-message-text.ts';

const ICONS: Readonly<Record<MessageKind, { icon: LucideIcon; look: string }>> = {
  notice: { icon: Megaphone, look: 'bg-info-soft text-info' },
  welcome: { icon: PartyPopper, look: 'bg-brand-soft text-brand-text' },
  deposit_credited: { icon: BanknoteArrowDown, look: 'bg-win-soft text-win' },
  withdrawal_approved: { icon: BanknoteArrowUp, look: 'bg-win-soft text-win' },
  withdrawal_rejected: { icon: BanknoteX, look: 'bg-lose-soft text-lose' },
  deposit_failed: { icon: TriangleAlert, look: 'bg-lose-soft text-lose' },
  adjustment_credited: { icon: BanknoteArrowDown, look: 'bg-win-soft text-win' },
  adjustment_debited: { icon: BanknoteArrowUp, look: 'bg-warn-soft text-warn' },
  withdrawal_paid: { icon: BanknoteArrowUp, look: 'bg-win-soft text-win' },
  withdrawal_held: { icon: FileQuestion, look: 'bg-warn-soft text-warn' },
  withdrawal_returned: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  dispute_answered: { icon: Scale, look: 'bg-info-soft text-info' },
  dispute_closed: { icon: Scale, look: 'bg-info-soft text-info' },
  deposit_returned: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  chargeback: { icon: TriangleAlert, look: 'bg-lose-soft text-lose' },
  document_wanted: { icon: FileQuestion, look: 'bg-warn-soft text-warn' },
  document_accepted: { icon: FileCheck, look: 'bg-win-soft text-win' },
  document_refused: { icon: FileX, look: 'bg-lose-soft text-lose' },
  limit_changed: { icon: ShieldCheck, look: 'bg-info-soft text-info' },
  line_sent: { icon: BanknoteArrowUp, look: 'bg-info-soft text-info' },
  line_received: { icon: BanknoteArrowDown, look: 'bg-win-soft text-win' },
  rates_lowered: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  limit_ready: { icon: ShieldCheck, look: 'bg-warn-soft text-warn' },
  contract_offered: { icon: FileQuestion, look: 'bg-warn-soft text-warn' },
  contract_accepted: { icon: FileCheck, look: 'bg-win-soft text-win' },
  contract_rejected: { icon: FileX, look: 'bg-lose-soft text-lose' },
  contract_withdrawn: { icon: Undo2, look: 'bg-info-soft text-info' },
  contract_end_asked: { icon: FileQuestion, look: 'bg-warn-soft text-warn' },
  contract_end_refused: { icon: FileCheck, look: 'bg-info-soft text-info' },
  contract_ended: { icon: FileX, look: 'bg-warn-soft text-warn' },
  bill_paid: { icon: BanknoteArrowDown, look: 'bg-win-soft text-win' },
  bill_insufficient: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  redemption_approved: { icon: Gift, look: 'bg-win-soft text-win' },
  redemption_rejected: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  vip_warning: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  vip_lowered: { icon: Medal, look: 'bg-info-soft text-info' },
  application_granted: { icon: Gift, look: 'bg-win-soft text-win' },
  application_rejected: { icon: FileX, look: 'bg-lose-soft text-lose' },
  reward_waiting: { icon: Gift, look: 'bg-brand-soft text-brand-text' },
  reward_paid: { icon: Gift, look: 'bg-win-soft text-win' },
  reward_revoked: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  bonus_met: { icon: PartyPopper, look: 'bg-win-soft text-win' },
  bonus_expired: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  bonus_revoked: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  free_rounds_refused: { icon: Undo2, look: 'bg-warn-soft text-warn' },
};

export type MessageRowProps = {
  message: Message;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

/** A message: a row that expands. */
export function MessageRow({ message, open, onToggle, onRemove }: MessageRowProps) {
  const t = useTranslations('messages');
  const format = useFormat();
  const { title, text, html } = useMessageText()(message);
  const { icon: Icon, look } = ICONS[message.kind];
  const path = messagePath(message);
  const bodyId = `message-${message.id}`;
  return (
    <li className="rounded-card border border-line bg-surface-2">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex w-full items-center gap-3 rounded-card p-3 text-left hover:bg-surface-3 sm:p-4"
        >
          <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-field', look)}>
            <Icon className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <span
              className={clsx(
                'block text-sm',
                message.read ? 'font-medium text-muted' : 'font-bold text-text',
              )}
            >
              {title}
            </span>
            <time
              dateTime={message.time.toISOString()}
              className="numeric mt-0.5 block text-xs font-normal text-subtle"
            >
              {format.instant(message.time)}
            </time>
          </span>
          {!message.read && (
            <span className="size-2.5 shrink-0 rounded-full bg-brand-fill">
              <span className="sr-only">{t('new')}</span>
            </span>
          )}
          <ChevronDown
            aria-hidden
            className={clsx('size-4.5 shrink-0 text-subtle transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={bodyId} hidden={!open} className="px-3 pb-4 sm:pr-4 sm:pl-17">
        {open && (
          <>
            {html === undefined ? <p className="text-sm text-muted">{text}</p> : <SafeHtml html={html} />}
            <div className="mt-3 flex flex-wrap gap-2">
              {path && (
                <Link to={path} className={buttonClass({ size: 'sm' })}>
                  {t('open')}
                </Link>
              )}
              <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onRemove}>
                {t('remove')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
