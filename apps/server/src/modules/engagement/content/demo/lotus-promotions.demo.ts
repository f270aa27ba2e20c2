import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const lotusPromotions = ({ credit, minStake, maxStake, minimumAge }: Facts): DemoAnnouncement[] => [
  {
    key: 'promotion-welcome',
    type: 'PR',
    promoId: 'welcome-credit',
    artId: 'jewel',
    daysAgo: 18,
    titles: { EN: `A welcome of ${credit}`, TY: `ของขวัญต้อนรับ ${credit}` },
    summaries: {
      EN: 'For your first steps in the garden. No deposit, no code.',
      TY: 'สำหรับก้าวแรกในสวน ไม่ต้องฝากเงิน ไม่ต้องใช้รหัส',
    },
    contents: {
      EN: `<p>Everybody who registers is greeted with <strong>${credit}</strong> in the main wallet, ready as soon as the account is.</p><h3>The rules, in short</h3><ul><li>One welcome for each person, from ${minimumAge} years of age.</li><li>It comes by itself. You need not deposit or type in anything.</li><li>It plays in Dice and Mines, from ${minStake} to ${maxStake} a bet.</li><li>You find it in your account record as “welcome credit”.</li><li>Trial accounts go without it.</li><li>Withdrawals have not opened yet. We will say here how this credit counts before they do.</li></ul>`,
      TY: `<p>ทุกคนที่สมัครสมาชิกจะได้รับการต้อนรับด้วย <strong>${credit}</strong> ในกระเป๋าเงินหลัก พร้อมใช้ทันทีที่เปิดบัญชี</p><h3>กติกาสั้น ๆ</h3><ul><li>หนึ่งครั้งต่อหนึ่งคน อายุ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเอง ไม่ต้องฝากเงินหรือกรอกอะไร</li><li>ใช้เล่นไดซ์และไมน์สได้ เดิมพันครั้งละ ${minStake} ถึง ${maxStake}</li><li>ดูได้ในบันทึกบัญชีของคุณ ในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ระบบถอนเงินยังไม่เปิด เราจะบอกที่นี่ก่อนเปิดว่าเครดิตนี้นับอย่างไร</li></ul>`,
    },
  },
  {
    key: 'promotion-festival',
    type: 'PR',
    promoId: 'lantern-festival',
    artId: 'lantern',
    daysAgo: 3,
    daysLeft: 75,
    titles: { EN: 'Lantern festival: coming up', TY: 'เทศกาลโคม: เร็ว ๆ นี้' },
    summaries: {
      EN: 'A first look. It has not begun, and nothing can be won yet.',
      TY: 'ดูกันก่อน ยังไม่เริ่มและยังไม่มีรางวัล',
    },
    contents: {
      EN: '<p>We are hanging up lanterns for a few evenings of playing together.</p><ul><li>We would like only games whose rounds can be checked to take part.</li><li>The days, the prizes and all rules will stand on this page before the first lantern is lit.</li></ul><p>Until then, enjoy the garden as it is: no round counts for the festival yet.</p>',
      TY: '<p>เรากำลังแขวนโคมเพื่อค่ำคืนแห่งการเล่นด้วยกัน</p><ul><li>เราอยากให้มีเฉพาะเกมที่ตรวจสอบรอบได้เท่านั้น</li><li>วัน รางวัล และกติกาทั้งหมดจะอยู่ในหน้านี้ก่อนจุดโคมดวงแรก</li></ul><p>ก่อนถึงวันนั้น เที่ยวชมสวนตามสบาย ตอนนี้ยังไม่มีรอบใดนับเข้าเทศกาล</p>',
    },
  },
  {
    key: 'promotion-fair',
    type: 'PR',
    promoId: 'fair-garden',
    artId: 'shield',
    daysAgo: 11,
    titles: { EN: 'A fair garden, for ever', TY: 'สวนที่ยุติธรรมเสมอ' },
    summaries: {
      EN: 'Not a bonus but a promise: you can check each round of our own games.',
      TY: 'ไม่ใช่โบนัสแต่เป็นคำสัญญา คุณตรวจได้ทุกรอบในเกมของเรา',
    },
    contents: {
      EN: '<p>Before you play, we show you the fingerprint of our secret number. Your browser adds a number of its own. Both together make the result, so neither of us can bend it.</p><ul><li>Change the seeds in the fairness panel of a game, and our old number is shown to you.</li><li>The <a href="/fairness">fairness page</a> computes each of your rounds again. If all fits, nothing was bent.</li><li>It costs nothing and has no end date.</li></ul>',
      TY: '<p>ก่อนคุณเล่น เราแสดงลายนิ้วมือของเลขลับของเรา เบราว์เซอร์ของคุณเติมเลขของตัวเองลงไป ทั้งสองรวมกันเป็นผลลัพธ์ จึงไม่มีฝ่ายใดบิดเบือนได้</p><ul><li>เปลี่ยนซีดในแผงความยุติธรรมของเกม แล้วเลขเดิมของเราจะแสดงให้คุณเห็น</li><li><a href="/fairness">หน้าความยุติธรรม</a>คำนวณทุกรอบของคุณใหม่ได้ หากตรงกันหมด แปลว่าไม่มีการบิดเบือน</li><li>ไม่มีค่าใช้จ่ายและไม่มีวันหมดอายุ</li></ul>',
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
      EN: 'Games of other studios are growing here. Look now, play when they open.',
      TY: 'เกมจากค่ายอื่นกำลังเติบโต ชมได้เลย เล่นได้เมื่อบาน',
    },
    contents: {
      EN: '<p>You can already browse the games of other studios, search them and keep your favourites with a heart.</p><ul><li>A game whose studio is not connected yet tells you so on its page.</li><li>It takes no bets until then, and your balance stays untouched.</li><li><a href="/bgs/dice">Dice</a> and <a href="/bgs/mines">Mines</a> are in full bloom today.</li></ul>',
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
      EN: 'Put us on your home screen; it takes less than a minute.',
      TY: 'เพิ่มเราไว้บนหน้าจอหลัก ใช้เวลาไม่ถึงนาที',
    },
    contents: {
      EN: '<p>No store and no sign-up of another kind: your browser puts us among your apps.</p><ul><li>One tap, and the garden opens on the whole screen.</li><li>If the net is gone, we say so kindly.</li><li>It stays small and keeps itself up to date.</li></ul><p>Here is <a href="/download">how to do it</a> on iPhone and Android. There is no reward for it, except convenience.</p>',
      TY: '<p>ไม่ต้องผ่านสโตร์ ไม่ต้องสมัครอะไรเพิ่ม เบราว์เซอร์จะวางเราไว้ข้างแอปอื่น ๆ ของคุณ</p><ul><li>แตะครั้งเดียว สวนก็เปิดเต็มหน้าจอ</li><li>ถ้าอินเทอร์เน็ตหลุด เราจะบอกอย่างสุภาพ</li><li>ใช้พื้นที่น้อยและอัปเดตเอง</li></ul><p>ดู<a href="/download">วิธีทำ</a>สำหรับ iPhone และ Android ได้ที่นี่ ไม่มีรางวัลให้ มีแต่ความสะดวก</p>',
    },
  },
  {
    key: 'promotion-try',
    type: 'PR',
    promoId: 'look-around',
    artId: 'potion',
    daysAgo: 12,
    titles: { EN: 'Look around in peace', TY: 'เดินชมได้อย่างสบายใจ' },
    summaries: {
      EN: 'A trial account in one tap: nothing to fill in, nothing to lose.',
      TY: 'บัญชีทดลองในแตะเดียว ไม่ต้องกรอกอะไรและไม่มีอะไรต้องเสีย',
    },
    contents: {
      EN: `<p>Tap “Play for free”, and you see the garden as members do.</p><h3>Good to know</h3><ul><li>No name, no number, no password: the account closes itself when you leave.</li><li>It has no balance. You can open Dice and Mines, read their rules and look at their odds, but not place bets.</li><li>An account of your own takes a minute and brings ${credit} of credit.</li><li>From ${minimumAge} years of age, as everything here.</li></ul>`,
      TY: `<p>แตะ “ทดลองเล่นฟรี” แล้วเดินชมสวนได้เหมือนสมาชิก</p><h3>ควรรู้</h3><ul><li>ไม่ต้องใช้ชื่อ เบอร์ หรือรหัสผ่าน บัญชีจะปิดเองเมื่อคุณออกไป</li><li>บัญชีนี้ไม่มียอดเงิน เปิดดูไดซ์และไมน์ส อ่านกติกา และดูโอกาสได้ แต่วางเดิมพันไม่ได้</li><li>เปิดบัญชีของตัวเองใช้เวลาหนึ่งนาที พร้อมรับเครดิต ${credit}</li><li>อายุ ${minimumAge} ปีขึ้นไป เช่นเดียวกับทุกอย่างที่นี่</li></ul>`,
    },
  },
];
