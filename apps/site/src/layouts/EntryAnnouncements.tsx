import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const EntryCard = lazyPart(async () => (await import('../features/announcements/EntryCard.tsx')).EntryCard);

/** The merchant's announcements on arrival, loaded when the page is idle. */
export function EntryAnnouncements() {
  const idle = useIdle();
  return <LazyPart>{idle && <EntryCard />}</LazyPart>;
}
