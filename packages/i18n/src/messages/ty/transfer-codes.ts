import type { SameKeys } from '../same-keys.ts';
import type { transferCodes as en } from '../en/transfer-codes.ts';

export const transferCodes = {
  bet: 'เดิมพัน',
  win: 'ชนะ',
  rollback: 'คืนเดิมพัน',
  welcome_credit: 'เครดิตต้อนรับ',
  deposit: 'ฝากเงิน',
  withdrawal_hold: 'แจ้งถอนเงิน',
  withdrawal_release: 'คืนยอดถอน',
  withdrawal: 'ถอนเงิน',
  transfer_in: 'โอนเข้า',
  transfer_out: 'โอนออก',
  bonus: 'โบนัส',
  rebate: 'เงินคืน',
  salary: 'ค่าตอบแทน',
  dividend: 'เงินปันผล',
  points: 'คะแนน',
  promotion: 'โปรโมชัน',
  jackpot: 'แจ็กพอต',
  adjustment: 'ปรับยอด',
} as const satisfies SameKeys<typeof en>;
