import { describe, expect, test } from 'vitest';
import { readQr } from './qr-reader.ts';

const VIETQR =
  '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6';

test('the published VietQR example is read', () => {
  expect(readQr(VIETQR)).toEqual({
    scheme: 'vietqr',
    account: '257678859',
    bankBin: '970416',
    reference: 'Chuyen tien',
    amount: '10000',
    currency: 'VND',
  });
});

describe('a code is refused', () => {
  test.each([
    ['with another amount', VIETQR.replace('100005802', '900005802'), /checksum/],
    ['cut short', VIETQR.slice(0, -3), /no payment code/],
    ['that is a link', 'https://example.com', /no payment code/],
    ['of another country', '00020101021253039865802BR6304D5E5', /checksum|payee/],
    ['with wrong lengths', '0002010199016304C2D6', /checksum|add up/],
    ['that is empty', '', /no payment code/],
  ])('%s', (_name, code, error) => {
    expect(readQr(code)).toEqual({ error: expect.stringMatching(error) as string });
  });
});
