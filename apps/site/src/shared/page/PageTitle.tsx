import { useMerchant } from '@croupier/web/boot/BootContext.tsx';

/** What the browser's tab and history call the page. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useMerchant();
  return <title>{`${children} · ${name}`}</title>;
}
