import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Head } from '../parts/Head.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkList } from './LinkList.tsx';
import { OpenAccountDialog } from './OpenAccountDialog.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { rightsQuery } from './register.queries.ts';

/** Everything that brings downlines: registration links and accounts opened by the agent. */
export function RegisterPage() {
  const t = useTranslations('agent.register');
  const menu = useTranslations('agent.menu');
  const { data: rights } = useQuery(rightsQuery);
  const [open, setOpen] = useState<'link' | 'account'>();
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-5 pt-2">
      <Head
        title={menu('register')}
        text={t('text')}
        action={
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button
              icon={<UserRoundPlus aria-hidden />}
              disabled={!rights}
              onClick={() => setOpen('account')}
            >
              {t('openAccount')}
            </Button>
            <Button
              variant="primary"
              icon={<Link2 aria-hidden />}
              disabled={!rights}
              onClick={() => setOpen('link')}
            >
              {t('newLink')}
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <LinkList onNew={() => setOpen('link')} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:max-xl:grid-cols-2">
          <InvitationCard />
          {rights && <QuotaCard rights={rights} />}
        </div>
      </div>
      {open === 'link' && rights && <LinkDialog rights={rights} onClose={() => setOpen(undefined)} />}
      {open === 'account' && rights && (
        <OpenAccountDialog rights={rights} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
