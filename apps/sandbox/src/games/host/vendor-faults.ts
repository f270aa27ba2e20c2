import { createArmedFaults, type ArmedFault, type ArmedFaults } from '../../armed-faults.ts';

/** What can go wrong at a game vendor; armed for one vendor, for a number of times or until it is cleared. */
export const VENDOR_FAULTS = {
  lost: 'Our wallet call arrives, its answer is lost, and the call is repeated.',
  late: 'A wallet call arrives late.',
  cut: 'The connection breaks before the answer arrives.',
  twice: 'Each wallet call is sent twice at once.',
  reordered: 'A wallet call is kept back until the next one of this operator was sent.',
  rollback_first: 'The rollback of a bet arrives before the bet.',
  forged: 'A stranger sends the call first, without our keys.',
  clock: 'Calls carry a time ten minutes off.',
  down: 'No call is sent and none is answered.',
  result_corrected: 'A result is corrected after it was paid.',
  list_wrong: 'The list of transactions leaves one out and shows another amount.',
} as const;
export type VendorFault = keyof typeof VENDOR_FAULTS;
export const VENDOR_FAULT_NAMES = Object.keys(VENDOR_FAULTS) as VendorFault[];

export type ArmedVendorFault = ArmedFault<VendorFault>;
export type VendorFaults = ArmedFaults<VendorFault>;
export const createVendorFaults = (): VendorFaults => createArmedFaults<VendorFault>();
