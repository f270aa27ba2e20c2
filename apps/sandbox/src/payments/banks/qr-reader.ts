/** Reads the codes that bank apps scan: EMVCo merchant-presented payloads of PromptPay and VietQR. */

export type ReadQr = {
  scheme: 'promptpay' | 'vietqr';
  /** Biller id, phone number, or account number. */
  account: string;
  /** Six digits of the payee's bank, of VietQR only. */
  bankBin: string | null;
  reference: string;
  /** Decimal, as it stands in the code; null where the payer chooses. */
  amount: string | null;
  currency: string;
};
export type Unreadable = { error: string };

const CURRENCIES: Readonly<Record<string, string>> = { '764': 'THB', '704': 'VND' };
const CHECKSUM_AT = -4;

/** CRC-16 with the polynomial 0x1021 from FFFF, by a table of half bytes. */
function checksum(text: string): string {
  const table = Array.from({ length: 16 }, (_, index) => {
    let value = index << 12;
    for (let bit = 0; bit < 4; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1;
    return value & 0xffff;
  });
  let sum = 0xffff;
  for (const byte of Buffer.from(text, 'utf8'))
    for (const half of [byte >> 4, byte & 15])
      sum = ((sum << 4) ^ (table[((sum >> 12) ^ half) & 15] ?? 0)) & 0xffff;
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** Fields by id; undefined if the lengths do not add up. */
function fieldsIn(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, id, digits] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    const length = Number(digits);
    if (id === undefined || at + 4 + length > text.length || fields.has(id)) return undefined;
    fields.set(id, text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function payeeIn(fields: Map<string, string>): Omit<ReadQr, 'amount' | 'currency'> | undefined {
  const template = (id: string): Map<string, string> | undefined => fieldsIn(fields.get(id) ?? '');
  const bill = template('30');
  if (bill?.get('00') === 'A000000677010112')
    return {
      scheme: 'promptpay',
      account: bill.get('01') ?? '',
      bankBin: null,
      reference: bill.get('02') ?? '',
    };
  const transfer = template('29');
  const phone = /^0066(\d{9})$/.exec(transfer?.get('01') ?? '')?.[1];
  if (transfer?.get('00') === 'A000000677010111' && phone)
    return { scheme: 'promptpay', account: `0${phone}`, bankBin: null, reference: '' };
  const viet = template('38');
  const beneficiary = fieldsIn(viet?.get('01') ?? '');
  if (viet?.get('00') === 'A000000727' && beneficiary)
    return {
      scheme: 'vietqr',
      account: beneficiary.get('01') ?? '',
      bankBin: beneficiary.get('00') ?? '',
      reference: fieldsIn(fields.get('62') ?? '')?.get('08') ?? '',
    };
  return undefined;
}

/** What a bank app makes of a code. A wrong checksum or length is refused before anything is shown. */
export function readQr(pasted: string): ReadQr | Unreadable {
  const text = pasted.trim();
  if (text.slice(-8, CHECKSUM_AT) !== '6304') return { error: 'This is no payment code.' };
  if (checksum(text.slice(0, CHECKSUM_AT)) !== text.slice(CHECKSUM_AT).toUpperCase())
    return { error: 'The checksum is wrong: the code is damaged or was changed.' };
  const fields = fieldsIn(text);
  if (!fields || fields.get('00') !== '01') return { error: 'The fields of this code do not add up.' };
  const payee = payeeIn(fields);
  const currency = CURRENCIES[fields.get('53') ?? ''];
  if (!payee?.account || !currency) return { error: 'This code names no payee that this bank knows.' };
  return { ...payee, amount: fields.get('54') ?? null, currency };
}
