export const BACCARAT_TEXTS = {
  en: {
    tableLabel: 'Baccarat table with the dealer, the player’s and the banker’s cards',
    beadPlate: 'Bead plate: the last hands',
    bigRoad: 'Big road: streaks of wins',
    playerLetter: 'P',
    bankerLetter: 'B',
    tieLetter: 'T',
    playerWins: 'Player wins',
    bankerWins: 'Banker wins',
    tieWins: 'Tie',
    resultWords: 'Player {player}, banker {banker}. {winner}.',
    rule1:
      'Two hands of two or three cards are dealt from eight decks, shuffled before every round. The hand whose points end nearer to nine wins. Tens and court cards count zero, an ace one.',
    rule2: 'Player pays 1 to 1, return 98.76 %.',
    rule3: 'Banker pays 0.95 to 1, return 98.94 %.',
    rule4: 'Tie pays 8 to 1, return 85.64 %. On a tie, stakes on player and banker come back.',
    rule5:
      'With eight or nine points in two cards nobody draws. Otherwise the player draws to five or less, and the banker by the usual third-card rule.',
  },
  th: {
    tableLabel: 'โต๊ะบาคาร่าพร้อมดีลเลอร์ ไพ่ผู้เล่นและไพ่เจ้ามือ',
    beadPlate: 'เค้าไพ่: ผลล่าสุด',
    bigRoad: 'เค้าไพ่ใหญ่: ผลต่อเนื่อง',
    playerLetter: 'P',
    bankerLetter: 'B',
    tieLetter: 'T',
    playerWins: 'ผู้เล่นชนะ',
    bankerWins: 'เจ้ามือชนะ',
    tieWins: 'เสมอ',
    resultWords: 'ผู้เล่น {player} เจ้ามือ {banker} {winner}',
    rule1:
      'แจกไพ่สองมือ มือละสองหรือสามใบ จากไพ่แปดสำรับที่สับใหม่ทุกรอบ มือที่แต้มใกล้เก้าที่สุดชนะ ไพ่สิบและไพ่หน้าคนนับเป็นศูนย์ เอซนับเป็นหนึ่ง',
    rule2: 'ผู้เล่น จ่าย 1 ต่อ 1 อัตราคืน 98.76 %',
    rule3: 'เจ้ามือ จ่าย 0.95 ต่อ 1 อัตราคืน 98.94 %',
    rule4: 'เสมอ จ่าย 8 ต่อ 1 อัตราคืน 85.64 % เมื่อเสมอ เดิมพันฝั่งผู้เล่นและเจ้ามือได้คืน',
    rule5: 'ถ้าสองใบแรกได้แปดหรือเก้าแต้ม ไม่มีใครจั่ว มิฉะนั้นผู้เล่นจั่วเมื่อมีห้าแต้มหรือน้อยกว่า และเจ้ามือจั่วตามกติกาไพ่ใบที่สาม',
  },
};
