import { useMerchant } from '@croupier/web/boot/BootContext.tsx';

/** The document title. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useMerchant();
  return <title>{`${children} · ${name}`}</title>;
}
