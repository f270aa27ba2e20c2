import type { Texts } from '../kit/texts.ts';

const en: Texts = {
  draw: 'Draw',
  map: 'Map {number}',
  betsOpen: 'Place your bets',
  bell: 'Bets close in {seconds} s',
  fighting: 'No more bets',
  next: 'Next one in {seconds} s',
  betOn: 'Bet {amount} on {name} at {odds}',
  placed: 'Bet on {name}: {amount}',
  yourBets: 'Your bets',
  noBets: 'Choose a chip, then a side.',
  pays: 'pays {amount}',
  won: '{name} wins!',
  wonMatch: '{name} win 2–0!',
  isDraw: 'It is a draw. Bets on both sides come back.',
  noContest: 'No contest. Every bet comes back.',
  road: 'Last fights',
  side_a: 'left',
  side_b: 'right',
  row_a: 'Left won',
  row_b: 'Right won',
  row_draw: 'Draw',
  row_no_contest: 'No contest',
  scene: 'The fight',
  soon: 'Starts soon',
  refused_outcome: 'Choose a side. Your stake was not taken.',
  refused_amount: 'The stake is too small.',
  refused_closed: 'The bell has rung: this bet was too late. Your stake was not taken.',
  refused_unknown: 'No answer about this bet. It is given back if it was charged.',
  refused_error: 'The bet failed. Your stake was not taken.',
};

const th: Texts = {
  draw: 'เสมอ',
  map: 'แผนที่ {number}',
  betsOpen: 'วางเดิมพันได้',
  bell: 'ปิดรับใน {seconds} วินาที',
  fighting: 'ปิดรับเดิมพัน',
  next: 'คู่ต่อไปใน {seconds} วินาที',
  betOn: 'เดิมพัน {amount} ที่{name} ราคา {odds}',
  placed: 'เดิมพันที่{name}: {amount}',
  yourBets: 'เดิมพันของคุณ',
  noBets: 'เลือกชิป แล้วเลือกฝั่ง',
  pays: 'จ่าย {amount}',
  won: '{name}ชนะ!',
  wonMatch: '{name} ชนะ 2–0!',
  isDraw: 'ผลเสมอ คืนเดิมพันทั้งสองฝั่ง',
  noContest: 'ไม่มีผลการแข่งขัน คืนเดิมพันทั้งหมด',
  road: 'ผลคู่ที่ผ่านมา',
  side_a: 'ซ้าย',
  side_b: 'ขวา',
  row_a: 'ฝั่งซ้ายชนะ',
  row_b: 'ฝั่งขวาชนะ',
  row_draw: 'เสมอ',
  row_no_contest: 'ไม่มีผล',
  scene: 'การแข่งขัน',
  soon: 'ใกล้เริ่มแล้ว',
  refused_outcome: 'กรุณาเลือกฝั่ง ไม่มีการหักเงิน',
  refused_amount: 'เดิมพันน้อยเกินไป',
  refused_closed: 'ระฆังดังแล้ว เดิมพันนี้ช้าเกินไป ไม่มีการหักเงิน',
  refused_unknown: 'ยังไม่มีคำตอบเรื่องเดิมพันนี้ หากถูกหักเงินจะได้รับคืน',
  refused_error: 'เดิมพันล้มเหลว ไม่มีการหักเงิน',
};

export const TEXTS = { en, th };

type Rules = ReadonlyArray<string | readonly string[]>;
export const RULES: Readonly<Record<'cockfight' | 'esports', { en: Rules; th: Rules }>> = {
  cockfight: {
    en: [
      'Two cartoon birds meet every minute. Bet on the left one, the right one or a draw until the bell.',
      [
        'A side pays 0.95 × (1 − d) / p, where p is its chance and d the chance of a draw. A draw gives the stake back. This returns 95 % and 5 % of d.',
        'The draw pays 0.90 / d and returns 90 %.',
        'A fight without a result gives every stake back.',
      ],
      'The judges may change a result. It is then paid again.',
      'Keyboard: 1–7 choose a chip, A, D and B bet on the left side, the draw and the right side.',
    ],
    th: [
      'ไก่การ์ตูนสองตัวพบกันทุกนาที เดิมพันฝั่งซ้าย ฝั่งขวา หรือเสมอ ได้จนกว่าระฆังจะดัง',
      [
        'แต่ละฝั่งจ่าย 0.95 × (1 − d) / p โดย p คือโอกาสชนะและ d คือโอกาสเสมอ ถ้าเสมอจะคืนเดิมพัน อัตราคืนคือ 95 % บวก 5 % ของ d',
        'เสมอจ่าย 0.90 / d อัตราคืน 90 %',
        'คู่ที่ไม่มีผลจะคืนเดิมพันทั้งหมด',
      ],
      'กรรมการอาจแก้ผล แล้วจะจ่ายใหม่ตามผลนั้น',
      'แป้นพิมพ์: 1–7 เลือกชิป A, D และ B เดิมพันฝั่งซ้าย เสมอ และฝั่งขวา',
    ],
  },
  esports: {
    en: [
      'Two teams play two maps. Both maps win the match; one map each is a draw. Bet until the match starts.',
      [
        'A team pays 0.95 × (1 − d) / p, where p is its chance to win both maps and d the chance of a draw. A draw gives the stake back. This returns 95 % and 5 % of d.',
        'The draw pays 0.90 / d and returns 90 %.',
        'A match without a result gives every stake back.',
      ],
      'The referees may change a result. It is then paid again.',
      'Keyboard: 1–7 choose a chip, A, D and B bet on the left team, the draw and the right team.',
    ],
    th: [
      'สองทีมแข่งกันสองแผนที่ ชนะทั้งสองแผนที่คือชนะ ได้คนละแผนที่คือเสมอ เดิมพันได้จนกว่าการแข่งขันจะเริ่ม',
      [
        'แต่ละทีมจ่าย 0.95 × (1 − d) / p โดย p คือโอกาสชนะทั้งสองแผนที่และ d คือโอกาสเสมอ ถ้าเสมอจะคืนเดิมพัน อัตราคืนคือ 95 % บวก 5 % ของ d',
        'เสมอจ่าย 0.90 / d อัตราคืน 90 %',
        'การแข่งขันที่ไม่มีผลจะคืนเดิมพันทั้งหมด',
      ],
      'กรรมการอาจแก้ผล แล้วจะจ่ายใหม่ตามผลนั้น',
      'แป้นพิมพ์: 1–7 เลือกชิป A, D และ B เดิมพันทีมซ้าย เสมอ และทีมขวา',
    ],
  },
};
