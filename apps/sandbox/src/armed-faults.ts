export type ArmedFault<Fault extends string> = {
  provider: string;
  fault: Fault;
  /** Only for this account at the provider; without it for all. */
  account?: string | undefined;
  times: number | 'always';
};

/** The armed faults of all providers. */
export function createArmedFaults<Fault extends string>() {
  type Armed = ArmedFault<Fault>;
  let armed: Armed[] = [];
  const find = (provider: string, fault: Fault, account?: string): Armed | undefined =>
    armed.find(
      (one) =>
        one.provider === provider &&
        one.fault === fault &&
        (one.account === undefined || one.account === account),
    );
  return {
    list: (): readonly Armed[] => armed,
    /** Replaces all armed faults. */
    replace: (next: readonly Armed[]): void => {
      armed = next.map((one) => ({ ...one }));
    },
    arm: (one: Armed): void => {
      armed = [...armed.filter((each) => each.provider !== one.provider || each.fault !== one.fault), one];
    },
    disarm: (provider: string, fault: Fault): void => {
      armed = armed.filter((one) => one.provider !== provider || one.fault !== fault);
    },
    /** Whether the fault happens now. A fault that was armed for a number of times is used up. */
    take: (provider: string, fault: Fault, account?: string): boolean => {
      const found = find(provider, fault, account);
      if (!found) return false;
      if (found.times !== 'always') {
        found.times -= 1;
        if (found.times <= 0) armed = armed.filter((one) => one !== found);
      }
      return true;
    },
  };
}
export type ArmedFaults<Fault extends string> = ReturnType<typeof createArmedFaults<Fault>>;
