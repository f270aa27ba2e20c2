/** Counts what is open by address, so that one caller can't take it all. */
export function createAddressCap(most: number) {
  const open = new Map<string, number>();
  return {
    /** Takes a place, which the returned function gives back once; undefined when the address has had enough. */
    take: (address: string): (() => void) | undefined => {
      const before = open.get(address) ?? 0;
      if (before >= most) return undefined;
      open.set(address, before + 1);
      return () => {
        const left = (open.get(address) ?? 0) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}
