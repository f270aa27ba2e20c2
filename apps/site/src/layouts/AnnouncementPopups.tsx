import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const EntryPopups = lazyPart(
  async () => (await import('../features/announcements/EntryPopups.tsx')).EntryPopups,
);

/** What the merchant tells those who come in; nothing of it is loaded before the page rests. */
export function AnnouncementPopups() {
  const idle = useIdle();
  return <LazyPart>{idle && <EntryPopups />}</LazyPart>;
}
