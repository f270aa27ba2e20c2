import { laterPart } from '../shared/loading/LaterPart.tsx';

export const SideMenu = laterPart(
  'menu',
  async () => (await import('../features/frame/menu/SideMenu.tsx')).SideMenu,
);
export const TopNav = laterPart(
  'navigation',
  async () => (await import('../features/frame/top-nav/TopNav.tsx')).TopNav,
);
export const Footer = laterPart(
  'footer',
  async () => (await import('../features/frame/footer/Footer.tsx')).Footer,
);

export const AccountButton = laterPart(
  'account',
  async () => (await import('../features/account/AccountButton.tsx')).AccountButton,
);
export const HeaderBalance = laterPart(
  'balance',
  async () => (await import('../features/wallet/HeaderBalance.tsx')).HeaderBalance,
);
export const CashierButtons = laterPart(
  'cashier',
  async () => (await import('../features/wallet/CashierButtons.tsx')).CashierButtons,
);

/** @throws ChunkError */
export const loadMemberParts = (): Promise<unknown> =>
  Promise.all([AccountButton.preload(), HeaderBalance.preload(), CashierButtons.preload()]);

/** For pages that the browser renders itself, so that they are complete at once. @throws ChunkError */
export const loadLaterParts = (): Promise<unknown> =>
  Promise.all([SideMenu.preload(), TopNav.preload(), Footer.preload(), loadMemberParts()]);
