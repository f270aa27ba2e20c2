import { createArmedFaults, type ArmedFault, type ArmedFaults } from '../armed-faults.ts';

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

export type Armed = ArmedFault<Fault>;
export const createFaults = (): ArmedFaults<Fault> => createArmedFaults<Fault>();
export type Faults = ArmedFaults<Fault>;
