import { Banners } from '../../../shared/slider/Banners.tsx';
import { AppPromo } from './AppPromo.tsx';

/** Below the entries of the expanded side menu, loaded when idle. */
export const MenuExtras = () => (
  <div className="flex flex-col gap-3 px-3 pb-4">
    <Banners group="w_leftmenu" sizes="13rem" className="aspect-4/3 rounded-card" />
    <AppPromo />
  </div>
);
