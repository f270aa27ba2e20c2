import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Preferences } from '../features/frame/Preferences.tsx';
import { useFavicon } from '../features/frame/brand/use-favicon.ts';
import { ClosedPage } from '../features/system/ClosedPage.tsx';

/** The page of a closed site, with the parts of the layout that it needs. */
export function ClosedLayout() {
  const { mark } = useBoot();
  useFavicon(mark);
  return <ClosedPage mark={mark} preferences={<Preferences />} />;
}
