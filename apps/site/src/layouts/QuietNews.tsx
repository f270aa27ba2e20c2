import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const EntryCard = lazyPart(async () => (await import('../features/announcements/EntryCard.tsx')).EntryCard);
const WinToasts = lazyPart(async () => (await import('../features/winners/toasts/WinToasts.tsx')).WinToasts);

/** What may be told when the page is idle, without interrupting: announcements on arrival, big wins of others. */
export function QuietNews() {
  const idle = useIdle();
  return (
    <LazyPart>
      {idle && (
        <>
          <EntryCard />
          <WinToasts />
        </>
      )}
    </LazyPart>
  );
}
