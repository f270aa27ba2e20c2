import { useIdle } from '../shared/browser/use-idle.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const ContractPopup = lazyPart(
  async () => (await import('../features/agent/contracts/ContractPopup.tsx')).ContractPopup,
);

/** Offers of contracts to an agent, loaded when the page is idle. */
export function ContractNotice() {
  const idle = useIdle();
  return <LazyPart>{idle && <ContractPopup />}</LazyPart>;
}
