import { useFormat } from '@croupier/web/preferences/use-format.ts';

/** The stake, in the bet button of phones and tablets, behind which its field may lie. */
export function ButtonStake({ amountMinor }: { amountMinor: bigint | undefined }) {
  const format = useFormat();
  if (amountMinor === undefined || amountMinor <= 0n) return null;
  return <span className="numeric whitespace-nowrap lg:hidden">{format.amount(amountMinor)}</span>;
}
