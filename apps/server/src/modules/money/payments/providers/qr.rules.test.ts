import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, promptPayBillQr, promptPayTransferQr, vietQr } from './qr.rules.ts';

/** Reads a payload back into its fields, templates included. */
function fieldsOf(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const satang = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((amount) => amount * 100n);
const dong = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((amount) => amount * 10_000n);
const reference = fc.stringMatching(/^[A-Z0-9]{1,20}$/);

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('VietQR matches the published example', () => {
  expect(
    vietQr({
      bankBin: '970416',
      accountNumber: '257678859',
      amountMinor: 100_000_000n,
      reference: 'Chuyen tien',
    }),
  ).toBe(
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
  );
});

test('a PromptPay bill carries biller, reference and amount', () => {
  const payload = promptPayBillQr({
    billerId: '099400015900101',
    reference: 'DE1234567A',
    amountMinor: 1_000_500n,
  });
  const fields = fieldsOf(payload);
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '764', '54': '100.05', '58': 'TH' });
  expect(fieldsOf(fields['30'] ?? '')).toEqual({
    '00': 'A000000677010112',
    '01': '099400015900101',
    '02': 'DE1234567A',
  });
});

test('a PromptPay transfer names the phone with its country and no reference', () => {
  const fields = fieldsOf(promptPayTransferQr({ phone: '0812345678', amountMinor: 123_400n }));
  expect(fieldsOf(fields['29'] ?? '')).toEqual({ '00': 'A000000677010111', '01': '0066812345678' });
  expect(fields).toMatchObject({ '54': '12.34' });
  expect(fields).not.toHaveProperty('62');
});

test('every payload ends with the checksum of everything before it', () => {
  const payloads = fc.oneof(
    fc.record({ billerId: digits(15), reference, amountMinor: satang }).map((bill) => promptPayBillQr(bill)),
    fc
      .record({ phone: digits(9).map((rest) => `0${rest}`), amountMinor: satang })
      .map((transfer) => promptPayTransferQr(transfer)),
    fc
      .record({
        bankBin: digits(6),
        accountNumber: fc.stringMatching(/^[0-9]{4,19}$/),
        reference,
        amountMinor: dong,
      })
      .map((transfer) => vietQr(transfer)),
  );
  fc.assert(
    fc.property(payloads, (payload) => {
      expect(payload.slice(-8, -4)).toBe('6304');
      expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4));
      expect(fieldsOf(payload)['63']).toBe(payload.slice(-4));
    }),
  );
});

describe('what a bank app could not pay is refused', () => {
  const bill = { billerId: '099400015900101', reference: 'DE1234567A', amountMinor: 10_000n };
  const transfer = { bankBin: '970416', accountNumber: '257678859', reference: 'A', amountMinor: 10_000n };
  test.each([
    ['a fraction of a satang', () => promptPayBillQr({ ...bill, amountMinor: 10_050n })],
    ['nothing', () => promptPayBillQr({ ...bill, amountMinor: 0n })],
    ['a short biller id', () => promptPayBillQr({ ...bill, billerId: '0994000159' })],
    ['a reference in lower case', () => promptPayBillQr({ ...bill, reference: 'de1' })],
    ['a reference of 21 characters', () => promptPayBillQr({ ...bill, reference: 'A'.repeat(21) })],
    ['a phone with its country', () => promptPayTransferQr({ phone: '66812345678', amountMinor: 10_000n })],
    ['a fraction of a đồng', () => vietQr({ ...transfer, amountMinor: 15_000n })],
    ['a bank by name', () => vietQr({ ...transfer, bankBin: 'ACB' })],
    ['a text with marks', () => vietQr({ ...transfer, reference: 'Chuyển tiền' })],
  ])('%s', (_name, make) => {
    expect(make).toThrow(RangeError);
  });
});
