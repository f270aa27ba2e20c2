import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { ArrowDownToLine, ArrowUpFromLine, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useCloseOnBack } from '../../../shared/navigation/use-close-on-back.ts';
import { ServiceLinks } from '../../../shared/page/ServiceLinks.tsx';
import { AgentMenu } from './AgentMenu.tsx';

export type AgentMoreProps = { onClose: () => void; onSignOut: () => void };

/** The whole menu with the account's actions, for phones. */
export function AgentMore({ onClose, onSignOut }: AgentMoreProps) {
  const t = useTranslations();
  useCloseOnBack(true, onClose);
  return (
    <Drawer
      open
      side="right"
      onOpenChange={(open) => !open && onClose()}
      title={t('agent.title')}
      closeLabel={t('common.close')}
      footer={
        <Button block icon={<LogOut aria-hidden />} onClick={onSignOut}>
          {t('nav.signOut')}
        </Button>
      }
    >
      <div className="mb-5 grid grid-cols-2 gap-2">
        <Link to={paths.deposit()} className={buttonClass({ variant: 'primary' })}>
          <ArrowDownToLine aria-hidden />
          {t('nav.deposit')}
        </Link>
        <Link to={paths.withdrawal()} className={buttonClass()}>
          <ArrowUpFromLine aria-hidden />
          {t('nav.withdraw')}
        </Link>
      </div>
      <AgentMenu onFollow={onClose} />
      <ul className="mt-3 grid gap-0.5 border-t border-line pt-3">
        <ServiceLinks className="flex h-11 items-center gap-3 rounded-field px-3 text-sm font-semibold text-muted hover:bg-surface-3 hover:text-text" />
      </ul>
    </Drawer>
  );
}
