import type { BeneficiaryKind } from '@croupier/contract/payments/methods.ts';

export type Bank = {
  code: string;
  name: string;
  /** Of a Vietnamese bank: the BIN that VietQR and NAPAS transfers name it by. */
  bin?: string;
};

/** Codes of the Bank of Thailand for members of BAHTNET and PromptPay. */
const THAILAND: readonly Bank[] = [
  { code: '002', name: 'Bangkok Bank' },
  { code: '004', name: 'Kasikornbank' },
  { code: '006', name: 'Krungthai Bank' },
  { code: '011', name: 'TMBThanachart Bank' },
  { code: '014', name: 'Siam Commercial Bank' },
  { code: '020', name: 'Standard Chartered (Thai)' },
  { code: '022', name: 'CIMB Thai' },
  { code: '024', name: 'United Overseas Bank (Thai)' },
  { code: '025', name: 'Bank of Ayudhya (Krungsri)' },
  { code: '030', name: 'Government Savings Bank' },
  { code: '033', name: 'Government Housing Bank' },
  { code: '034', name: 'BAAC' },
  { code: '066', name: 'Islamic Bank of Thailand' },
  { code: '067', name: 'TISCO Bank' },
  { code: '069', name: 'Kiatnakin Phatra Bank' },
  { code: '070', name: 'ICBC (Thai)' },
  { code: '071', name: 'Thai Credit Bank' },
  { code: '073', name: 'Land and Houses Bank' },
];

/** Short names and BINs of NAPAS as VietQR publishes them (api.vietqr.io/v2/banks). */
const VIETNAM: readonly Bank[] = [
  { code: 'VCB', name: 'Vietcombank', bin: '970436' },
  { code: 'ICB', name: 'VietinBank', bin: '970415' },
  { code: 'BIDV', name: 'BIDV', bin: '970418' },
  { code: 'VBA', name: 'Agribank', bin: '970405' },
  { code: 'TCB', name: 'Techcombank', bin: '970407' },
  { code: 'MB', name: 'MB Bank', bin: '970422' },
  { code: 'ACB', name: 'ACB', bin: '970416' },
  { code: 'VPB', name: 'VPBank', bin: '970432' },
  { code: 'TPB', name: 'TPBank', bin: '970423' },
  { code: 'STB', name: 'Sacombank', bin: '970403' },
  { code: 'HDB', name: 'HDBank', bin: '970437' },
  { code: 'VCCB', name: 'BVBank', bin: '970454' },
  { code: 'SCB', name: 'SCB', bin: '970429' },
  { code: 'VIB', name: 'VIB', bin: '970441' },
  { code: 'SHB', name: 'SHB', bin: '970443' },
  { code: 'EIB', name: 'Eximbank', bin: '970431' },
  { code: 'MSB', name: 'MSB', bin: '970426' },
  { code: 'OCB', name: 'OCB', bin: '970448' },
  { code: 'SEAB', name: 'SeABank', bin: '970440' },
  { code: 'LPB', name: 'LPBank', bin: '970449' },
  { code: 'ABB', name: 'ABBANK', bin: '970425' },
  { code: 'NAB', name: 'Nam A Bank', bin: '970428' },
  { code: 'PVCB', name: 'PVcomBank', bin: '970412' },
  { code: 'BAB', name: 'Bac A Bank', bin: '970409' },
  { code: 'VAB', name: 'VietABank', bin: '970427' },
  { code: 'NCB', name: 'NCB', bin: '970419' },
  { code: 'SHBVN', name: 'Shinhan Bank', bin: '970424' },
  { code: 'KLB', name: 'KienlongBank', bin: '970452' },
  { code: 'SGICB', name: 'Saigonbank', bin: '970400' },
  { code: 'VIETBANK', name: 'VietBank', bin: '970433' },
  { code: 'PGB', name: 'PGBank', bin: '970430' },
  { code: 'WVN', name: 'Woori Bank', bin: '970457' },
  { code: 'UOB', name: 'UOB', bin: '970458' },
];

/** The IBAN alone names the bank: Regulation (EU) 260/2012 forbids asking for the BIC. */
const EUROPE: readonly Bank[] = [{ code: 'SEPA', name: 'Bank account (IBAN)' }];

const PROMPTPAY: readonly Bank[] = [{ code: 'promptpay', name: 'PromptPay' }];

const CHAINS: readonly Bank[] = [
  { code: 'ethereum', name: 'Ethereum (ERC-20)' },
  { code: 'bsc', name: 'BNB Smart Chain (BEP-20)' },
  { code: 'tron', name: 'TRON (TRC-20)' },
];

type Banks = Partial<Record<BeneficiaryKind, readonly Bank[]>>;

/** By the currency of the merchant. */
const BANKS: Readonly<Record<string, Banks>> = {
  THB: { bank: THAILAND, phone: PROMPTPAY, wallet: CHAINS },
  VND: { bank: VIETNAM, wallet: CHAINS },
  EUR: { bank: EUROPE, wallet: CHAINS },
};

const COUNTRIES: Readonly<Record<string, string>> = { THB: 'TH', VND: 'VN' };

/** What a beneficiary can name, by kind. */
export const banksOf = (currency: string): Banks => BANKS[currency] ?? { wallet: CHAINS };

export const findBank = (currency: string, kind: BeneficiaryKind, code: string): Bank | undefined =>
  banksOf(currency)[kind]?.find((bank) => bank.code === code);

/** The country of bank accounts in a currency; that of an IBAN stands in the IBAN. */
export const countryOf = (currency: string, number: string): string =>
  COUNTRIES[currency] ?? (/^[A-Z]{2}\d{2}/.test(number) ? number.slice(0, 2) : '');
