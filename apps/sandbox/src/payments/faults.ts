/**
 * What can go wrong at a payment provider. Each fault is armed for one provider, on the panel or by
 * `PUT /payments/faults`, for a number of times or until it is cleared.
 */
export const FAULTS = {
  down: 'Cuts every call at once.',
  server_error: 'Answers 500 and does nothing.',
  done_not_answered: 'Does what it is asked, then cuts the connection instead of answering.',
  late: 'Sends its messages late.',
  twice: 'Sends each message twice.',
  reordered: 'Keeps a message back until the next one was sent.',
  lost: 'Sends no messages.',
  forged: 'A stranger sends the message first, with a wrong signature and a higher amount.',
  bad_clock: 'Signs its messages with a time ten minutes off.',
  under: 'The payer pays less than was asked.',
  over: 'The payer pays more than was asked.',
  paid_twice: 'The payer pays twice.',
  reference_mangled: 'The bank cuts and changes the reference.',
  reference_lost: 'The bank drops the reference.',
  other_payer: 'Somebody else pays.',
  failed: 'The payment or payout fails.',
  returned: 'The money comes back after it was paid.',
  chargeback: 'The payer’s bank takes the payment back.',
  other_fee: 'The provider keeps another fee than agreed.',
  fork: 'The chain drops its last blocks.',
} as const;
export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

export type Armed = {
  provider: string;
  fault: Fault;
  /** Only for this account at the provider; without it for all. */
  account?: string | undefined;
  times: number | 'always';
};

/** The armed faults of all providers. */
export function createFaults() {
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
export type Faults = ReturnType<typeof createFaults>;
