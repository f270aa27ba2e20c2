import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const EntryPopups = lazyPart(
  async () => (await import('../features/announcements/EntryPopups.tsx')).EntryPopups,
);

/** The merchant's entry popups, loaded when the page is idle. */
export function AnnouncementPopups() {
  const idle = useIdle();
  return <LazyPart>{idle && <EntryPopups />}</LazyPart>;
}
