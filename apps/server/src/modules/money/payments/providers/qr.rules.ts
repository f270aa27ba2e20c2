/**
 * QR codes that a payer's bank app reads: EMVCo merchant-presented payloads of PromptPay (Thailand) and VietQR
 * (Vietnam). A field is its id and its length, two digits each, and its value.
 */

const PROMPTPAY_BILL = 'A000000677010112';
const PROMPTPAY_TRANSFER = 'A000000677010111';
const VIETQR = 'A000000727';
const VIETQR_TO_ACCOUNT = 'QRIBFTTA';
const BAHT = '764';
const DONG = '704';
const LONGEST_VALUE = 99;

const LEDGER_ONE = 10_000n;
const SATANG = 100n;

/** CRC-16/CCITT-FALSE over the bytes of a text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length === 0 || value.length > LONGEST_VALUE)
    throw new RangeError(`field ${id} of a QR code has ${value.length} characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function seal(fields: string): string {
  const open = `${fields}6304`;
  return open + crc16(open);
}

function expectMatch(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new RangeError(`${name} does not match ${pattern.source}`);
  return value;
}

function expectStep(amountMinor: bigint, step: bigint): bigint {
  if (amountMinor <= 0n || amountMinor % step !== 0n)
    throw new RangeError(`${amountMinor} is no amount of this currency`);
  return amountMinor;
}

function bahtText(amountMinor: bigint): string {
  const satang = expectStep(amountMinor, SATANG) / SATANG;
  return `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;
}

const HEAD = field('00', '01') + field('01', '12');

const promptPay = (template: string, amountMinor: bigint): string =>
  seal(HEAD + template + field('53', BAHT) + field('54', bahtText(amountMinor)) + field('58', 'TH'));

/** PromptPay bill payment: the payer's bank passes on the reference. */
export const promptPayBillQr = ({
  billerId,
  reference,
  amountMinor,
}: {
  /** Tax id and suffix. */
  billerId: string;
  reference: string;
  amountMinor: bigint;
}): string =>
  promptPay(
    field(
      '30',
      field('00', PROMPTPAY_BILL) +
        field('01', expectMatch('biller id', billerId, /^\d{15}$/)) +
        field('02', expectMatch('reference', reference, /^[A-Z0-9]{1,20}$/)),
    ),
    amountMinor,
  );

/**
 * PromptPay transfer to a mobile number. It carries no reference, so the amount must be unique among the open deposits
 * of the account.
 */
export const promptPayTransferQr = ({
  phone,
  amountMinor,
}: {
  /** National form: ten digits with the leading zero. */
  phone: string;
  amountMinor: bigint;
}): string =>
  promptPay(
    field(
      '29',
      field('00', PROMPTPAY_TRANSFER) +
        field('01', `0066${expectMatch('phone', phone, /^0\d{9}$/).slice(1)}`),
    ),
    amountMinor,
  );

/** VietQR transfer to a bank account, with the reference in the transfer's text. */
export const vietQr = ({
  bankBin,
  accountNumber,
  reference,
  amountMinor,
}: {
  /** Six digits of the bank. */
  bankBin: string;
  accountNumber: string;
  reference: string;
  amountMinor: bigint;
}): string => {
  const beneficiary =
    field('00', expectMatch('bank', bankBin, /^\d{6}$/)) +
    field('01', expectMatch('account number', accountNumber, /^[A-Z0-9]{4,19}$/));
  return seal(
    HEAD +
      field('38', field('00', VIETQR) + field('01', beneficiary) + field('02', VIETQR_TO_ACCOUNT)) +
      field('53', DONG) +
      field('54', String(expectStep(amountMinor, LEDGER_ONE) / LEDGER_ONE)) +
      field('58', 'VN') +
      field('62', field('08', expectMatch('reference', reference, /^[A-Za-z0-9 ]{1,25}$/))),
  );
};
