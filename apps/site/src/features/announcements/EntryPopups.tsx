import type { Popup } from '@croupier/contract/engagement/content.ts';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAllAnnouncements } from '../../shared/announcements/announcements.queries.ts';
import { firstSignIn } from '../../shared/sign-in/first-sign-in.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { hushedPopups, hushToday, rememberSeen, seenPopups } from './popup-memory.ts';
import { markOf, mayInterrupt, popupsDue } from './popup-rules.ts';

/** How often to check whether another dialog has closed. */
const POLL_MILLISECONDS = 500;

const windowStandsOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

const dueNow = (popups: readonly Popup[], signedIn: boolean): Popup[] =>
  popupsDue(popups, {
    signedIn,
    firstSignIn: firstSignIn.is(),
    seen: seenPopups(),
    hushed: hushedPopups(),
  });

/** Announcement popups after arrival, each once per session. */
export function EntryPopups() {
  const { pathname, key } = useLocation();
  const { token } = useSession();
  const { data } = useAllAnnouncements();
  const popups = data?.popup;
  const [shown, setShown] = useState<{ ids: readonly string[]; over: string; open: boolean }>();
  const open = shown?.open === true && shown.over === key;

  useEffect(() => {
    if (!popups || open || !mayInterrupt(pathname)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const due = dueNow(popups, token !== null);
      if (due.length === 0) return;
      if (windowStandsOpen()) timer = setTimeout(look, POLL_MILLISECONDS);
      else {
        rememberSeen(due.map(markOf));
        setShown({ ids: due.map(({ id }) => id), over: key, open: true });
      }
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [popups, open, pathname, key, token]);

  // In the current language, in the order in which they became due.
  const list = shown?.ids.flatMap((id) => popups?.find((popup) => popup.id === id) ?? []) ?? [];
  if (!shown || list.length === 0) return null;
  return (
    <EntryDialog
      // Scroll to the top of each text.
      key={shown.over}
      popups={list}
      open={open}
      onClose={(notToday) => {
        if (notToday) hushToday(shown.ids);
        setShown({ ...shown, open: false });
      }}
    />
  );
}
