import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const lotusPromotions = ({ credit, minStake, maxStake, minimumAge }: Facts): DemoAnnouncement[] => [
  {
    key: 'promotion-welcome',
    type: 'PR',
    promoId: 'welcome-credit',
    artId: 'jewel',
    daysAgo: 18,
    titles: { EN: `${credit} to welcome you`, TY: `ของขวัญต้อนรับ ${credit}` },
    summaries: {
      EN: 'For your first steps in the garden. No deposit, no code.',
      TY: 'สำหรับก้าวแรกในสวน ไม่ต้องฝากเงิน ไม่ต้องใช้รหัส',
    },
    contents: {
      EN: `<p>Everyone who registers gets <strong>${credit}</strong> in the main wallet, ready to play straight away.</p><h3>The rules in short</h3><ul><li>One welcome per person, aged ${minimumAge} or over.</li><li>You get it automatically. No deposit, no code.</li><li>Use it in Dice and Mines, from ${minStake} to ${maxStake} per bet.</li><li>It shows in your account record as “Welcome credit”.</li><li>Trial accounts don’t receive it.</li><li>Withdrawals aren’t open yet. We’ll publish the rules for this credit here before they open.</li></ul>`,
      TY: `<p>ทุกคนที่สมัครสมาชิกจะได้รับการต้อนรับด้วย <strong>${credit}</strong> ในกระเป๋าเงินหลัก พร้อมใช้ทันทีที่เปิดบัญชี</p><h3>กติกาสั้น ๆ</h3><ul><li>หนึ่งครั้งต่อหนึ่งคน อายุ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเอง ไม่ต้องฝากเงินหรือกรอกอะไร</li><li>ใช้เล่นไดซ์และไมน์สได้ เดิมพันครั้งละ ${minStake} ถึง ${maxStake}</li><li>ดูได้ในประวัติบัญชีของคุณ ในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ระบบถอนเงินยังไม่เปิด เราจะบอกที่นี่ก่อนเปิดว่าเครดิตนี้นับอย่างไร</li></ul>`,
    },
  },
  {
    key: 'promotion-festival',
    type: 'PR',
    promoId: 'lantern-festival',
    artId: 'lantern',
    daysAgo: 3,
    daysLeft: 75,
    titles: { EN: 'Lantern festival: coming soon', TY: 'เทศกาลโคม: เร็ว ๆ นี้' },
    summaries: {
      EN: 'A first look. It hasn’t started, and there’s nothing to win yet.',
      TY: 'ดูกันก่อน ยังไม่เริ่มและยังไม่มีรางวัล',
    },
    contents: {
      EN: '<p>We’re hanging lanterns for a few evenings of play together.</p><ul><li>Only games with rounds you can check will take part.</li><li>We’ll publish the days, prizes and rules on this page before the first lantern is lit.</li></ul><p>Until then, enjoy the garden as it is: no rounds count towards the festival yet.</p>',
      TY: '<p>เรากำลังแขวนโคมเพื่อค่ำคืนแห่งการเล่นด้วยกัน</p><ul><li>เราอยากให้มีเฉพาะเกมที่ตรวจสอบรอบได้เท่านั้น</li><li>วัน รางวัล และกติกาทั้งหมดจะอยู่ในหน้านี้ก่อนจุดโคมดวงแรก</li></ul><p>ก่อนถึงวันนั้น เที่ยวชมสวนตามสบาย ตอนนี้ยังไม่มีรอบใดนับเข้าเทศกาล</p>',
    },
  },
  {
    key: 'promotion-fair',
    type: 'PR',
    promoId: 'fair-garden',
    artId: 'shield',
    daysAgo: 11,
    titles: { EN: 'A fair garden, always', TY: 'สวนที่โปร่งใสเสมอ' },
    summaries: {
      EN: 'Not a bonus but a promise: you can check every round of our own games.',
      TY: 'ไม่ใช่โบนัสแต่เป็นคำสัญญา คุณตรวจได้ทุกรอบในเกมของเรา',
    },
    contents: {
      EN: '<p>Before you play, we show you the fingerprint of our secret number. Your browser adds its own number. Together they make the result, so neither of us can change it.</p><ul><li>Change seeds in a game’s fairness panel to see our old number.</li><li>The <a href="/fairness">fairness page</a> recalculates each of your rounds. If everything matches, nothing was changed.</li><li>It’s free, and it has no end date.</li></ul>',
      TY: '<p>ก่อนคุณเล่น เราแสดงลายนิ้วมือของเลขลับของเรา เบราว์เซอร์ของคุณเติมเลขของตัวเองลงไป ทั้งสองรวมกันเป็นผลลัพธ์ จึงไม่มีฝ่ายใดบิดเบือนได้</p><ul><li>เปลี่ยนซีดในหน้าต่างความโปร่งใสของเกม แล้วเลขเดิมของเราจะแสดงให้คุณเห็น</li><li><a href="/fairness">หน้าความโปร่งใส</a>คำนวณทุกรอบของคุณใหม่ได้ หากตรงกันหมด แปลว่าไม่มีการบิดเบือน</li><li>ไม่มีค่าใช้จ่ายและไม่มีวันหมดอายุ</li></ul>',
    },
  },
  {
    key: 'promotion-blossoms',
    type: 'PR',
    promoId: 'new-blossoms',
    artId: 'fish',
    daysAgo: 5,
    titles: { EN: 'New blossoms in the lobby', TY: 'ดอกไม้ใหม่ในล็อบบี้' },
    summaries: {
      EN: 'Games from other studios are growing here. Browse now, play when they open.',
      TY: 'เกมจากค่ายอื่นกำลังเติบโต ชมได้เลย เล่นได้เมื่อบาน',
    },
    contents: {
      EN: '<p>You can already browse and search games from other studios, and save your favourites with a heart.</p><ul><li>If a studio isn’t connected yet, its game pages tell you so.</li><li>Until then those games take no bets, and your balance stays untouched.</li><li><a href="/bgs/dice">Dice</a> and <a href="/bgs/mines">Mines</a> are in full bloom today.</li></ul>',
      TY: '<p>คุณชมเกมของค่ายอื่นได้แล้ว ทั้งค้นหาและเก็บเกมโปรดไว้ด้วยหัวใจ</p><ul><li>เกมที่ค่ายยังไม่เชื่อมต่อจะบอกไว้ในหน้าของเกม</li><li>ระหว่างนี้ยังไม่รับเดิมพัน และยอดเงินของคุณจะไม่เปลี่ยน</li><li><a href="/bgs/dice">ไดซ์</a>และ<a href="/bgs/mines">ไมน์ส</a>บานเต็มที่แล้ววันนี้</li></ul>',
    },
  },
  {
    key: 'promotion-phone',
    type: 'PR',
    promoId: 'pocket-garden',
    artId: 'paw',
    daysAgo: 4,
    titles: { EN: 'A garden for your pocket', TY: 'สวนที่พกไปได้ทุกที่' },
    summaries: {
      EN: 'Put us on your home screen in less than a minute.',
      TY: 'เพิ่มเราไว้บนหน้าจอหลัก ใช้เวลาไม่ถึงนาที',
    },
    contents: {
      EN: '<p>No app store, no extra sign-up: your browser puts us among your apps.</p><ul><li>One tap, and the garden opens full screen.</li><li>If you’re offline, we’ll let you know.</li><li>It stays small and updates itself.</li></ul><p>Here’s <a href="/download">how to do it</a> on iPhone and Android. No bonus, just convenience.</p>',
      TY: '<p>ไม่ต้องผ่านสโตร์ ไม่ต้องสมัครอะไรเพิ่ม เบราว์เซอร์จะวางเราไว้ข้างแอปอื่น ๆ ของคุณ</p><ul><li>แตะครั้งเดียว สวนก็เปิดเต็มหน้าจอ</li><li>ถ้าอินเทอร์เน็ตหลุด เราจะบอกอย่างสุภาพ</li><li>ใช้พื้นที่น้อยและอัปเดตเอง</li></ul><p>ดู<a href="/download">วิธีทำ</a>สำหรับ iPhone และ Android ได้ที่นี่ ไม่มีรางวัลให้ มีแต่ความสะดวก</p>',
    },
  },
  {
    key: 'promotion-try',
    type: 'PR',
    promoId: 'look-around',
    artId: 'potion',
    daysAgo: 12,
    titles: { EN: 'Try it for free', TY: 'ทดลองเล่นฟรี' },
    summaries: {
      EN: 'A trial account in one tap: nothing to fill in, nothing to lose.',
      TY: 'บัญชีทดลองในแตะเดียว ไม่ต้องกรอกอะไรและไม่มีอะไรต้องเสีย',
    },
    contents: {
      EN: `<p>Tap “Play for free” and step into the garden.</p><h3>Good to know</h3><ul><li>No name, no number, no password. The account closes when you leave.</li><li>You play Dice and Mines with play money, at the same odds. It’s never paid out, and it doesn’t count for records, boards or the jackpot.</li><li>Your own account takes a minute and comes with ${credit} in credit.</li><li>For players aged ${minimumAge} and over, like everything here.</li></ul>`,
      TY: `<p>แตะ “ทดลองเล่นฟรี” แล้วเข้าสวนได้เลย</p><h3>ควรรู้</h3><ul><li>ไม่ต้องใช้ชื่อ เบอร์ หรือรหัสผ่าน บัญชีจะปิดเองเมื่อคุณออกไป</li><li>เล่นไดซ์และไมน์สด้วยเงินทดลอง โอกาสชนะเท่าของจริง เงินทดลองถอนไม่ได้ และไม่นับในประวัติ กระดานผู้ชนะ หรือแจ็กพอต</li><li>สมัครบัญชีของคุณเองใช้เวลาหนึ่งนาที พร้อมรับเครดิต ${credit}</li><li>อายุ ${minimumAge} ปีขึ้นไป เช่นเดียวกับทุกอย่างที่นี่</li></ul>`,
    },
  },
];
