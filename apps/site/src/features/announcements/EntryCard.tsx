import type { Popup } from '@croupier/contract/engagement/content.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { announcementSlot } from '../../shared/announcements/announcement-slot.ts';
import { useAllAnnouncements } from '../../shared/announcements/announcements.queries.ts';
import { SafeHtml } from '../../shared/safe-html/SafeHtml.tsx';
import { firstSignIn } from '../../shared/sign-in/first-sign-in.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { hushedPopups, hushToday, rememberSeen, seenPopups } from './popup-memory.ts';
import { markOf, popupsDue } from './popup-rules.ts';

const TITLE = 'entry-card-title';

function Titles({ popups, onOpen }: { popups: readonly Popup[]; onOpen: (id: string) => void }) {
  return (
    <ul className="divide-y divide-line">
      {popups.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-start font-semibold hover:text-brand-text"
          >
            <span className="min-w-0 truncate">{title}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type PartProps = { popups: readonly Popup[]; onClose: (notToday: boolean) => void };

function EntryPart({ popups, onClose }: PartProps) {
  const t = useTranslations('announcements');
  const [openId, setOpenId] = useState<string>();
  const [only] = popups.length === 1 ? popups : [];
  return (
    <Card className="flex flex-col gap-3">
      <section aria-labelledby={TITLE} className="contents">
        <h2 id={TITLE} className="flex items-center gap-2.5 text-lg">
          <Megaphone aria-hidden className="size-5 shrink-0 text-brand-text" />
          {only?.title ?? t('popupTitle')}
        </h2>
        {only ? <SafeHtml html={only.content} /> : <Titles popups={popups} onOpen={setOpenId} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => onClose(true)}>
            {t('notToday')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onClose(false)}>
            {t('gotIt')}
          </Button>
        </div>
      </section>
      {openId !== undefined && (
        <EntryDialog
          popups={popups}
          firstId={openId}
          onClose={(notToday) => {
            setOpenId(undefined);
            onClose(notToday);
          }}
        />
      )}
    </Card>
  );
}

/** The merchant's announcements as a card in the page: nobody is interrupted. Each until it is put away. */
export function EntryCard() {
  const slot = useSyncExternalStore(announcementSlot.subscribe, announcementSlot.get, () => null);
  const { token } = useSession();
  const { data } = useAllAnnouncements();
  // What was put away is kept outside of React.
  const [, setPutAway] = useState(0);
  const popups = popupsDue(data?.popup ?? [], {
    signedIn: token !== null,
    firstSignIn: firstSignIn.is(),
    seen: seenPopups(),
    hushed: hushedPopups(),
  });
  if (!slot || popups.length === 0) return null;
  return createPortal(
    <EntryPart
      popups={popups}
      onClose={(notToday) => {
        rememberSeen(popups.map(markOf));
        if (notToday) hushToday(popups.map(({ id }) => id));
        setPutAway((times) => times + 1);
      }}
    />,
    slot,
  );
}
