import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const lotusPromotions = ({
  credit,
  creditTurnover,
  minStake,
  maxStake,
  minimumAge,
}: Facts): DemoAnnouncement[] => [
  {
    key: 'promotion-welcome',
    type: 'PR',
    promoId: 'welcome-credit',
    artId: 'jewel',
    daysAgo: 18,
    titles: { EN: `${credit} to welcome you`, TY: `ของขวัญต้อนรับ ${credit}` },
    summaries: {
      EN: `For your first steps in the garden. Bets of ${creditTurnover} before it can be withdrawn.`,
      TY: `สำหรับก้าวแรกในสวน ต้องเดิมพันครบ ${creditTurnover} ก่อนถอน`,
    },
    contents: {
      EN: `<p>Everyone who registers gets <strong>${credit}</strong> in the main wallet, ready to play straight away.</p><h3>The rules in short</h3><ul><li>One welcome per person, aged ${minimumAge} or over.</li><li>You get it automatically. No deposit, no code.</li><li>Use it in our own games, from ${minStake} to ${maxStake} per bet.</li><li>It shows in your account record as “Welcome credit”.</li><li>Trial accounts don’t receive it.</li><li>Before you can withdraw it, you place bets of ${creditTurnover}. Your wallet shows how much is left.</li></ul>`,
      TY: `<p>ทุกคนที่สมัครสมาชิกจะได้รับการต้อนรับด้วย <strong>${credit}</strong> ในกระเป๋าเงินหลัก พร้อมใช้ทันทีที่เปิดบัญชี</p><h3>กติกาสั้น ๆ</h3><ul><li>หนึ่งครั้งต่อหนึ่งคน อายุ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเอง ไม่ต้องฝากเงินหรือกรอกอะไร</li><li>ใช้เล่นเกมของเราได้ เดิมพันครั้งละ ${minStake} ถึง ${maxStake}</li><li>ดูได้ในประวัติบัญชีของคุณ ในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ก่อนถอนต้องเดิมพันครบ ${creditTurnover} ในกระเป๋าเงินบอกไว้ว่าเหลืออีกเท่าไร</li></ul>`,
    },
  },
  {
    key: 'promotion-festival',
    type: 'PR',
    promoId: 'lantern-festival',
    artId: 'lantern',
    daysAgo: 3,
    daysLeft: 75,
    titles: { EN: 'The lantern races', TY: 'แข่งขันใต้แสงโคม' },
    summaries: {
      EN: 'One race each week, one each day. You’re in as soon as you play.',
      TY: 'ทุกสัปดาห์หนึ่งสนาม ทุกวันอีกหนึ่งสนาม เล่นเมื่อไรก็ร่วมแข่งทันที',
    },
    contents: {
      EN: '<p>The lanterns are lit, and everyone who plays is in. There’s nothing to enter.</p><ul><li><strong>Each week</strong> every valid bet counts, and the best twelve share the pool.</li><li><strong>Each day</strong> the highest multiplier in our own games wins, whatever you stake.</li><li>See the standings under <a href="/races">Races</a>; prizes wait under <a href="/member/rewardCenter">Rewards</a>.</li></ul><p>Stroll, don’t run: play as much as you would without a board.</p>',
      TY: '<p>จุดโคมแล้ว ใครเล่นก็ร่วมแข่งทันที ไม่ต้องลงทะเบียน</p><ul><li><strong>ทุกสัปดาห์</strong> นับทุกเดิมพัน สิบสองอันดับแรกแบ่งรางวัล</li><li><strong>ทุกวัน</strong> ตัวคูณสูงสุดในเกมของเราชนะ ไม่ว่าเดิมพันเท่าไร</li><li>ดูอันดับที่<a href="/races">การแข่งขัน</a> รางวัลรอรับที่<a href="/member/rewardCenter">ศูนย์รางวัล</a></li></ul><p>เดินชมสบาย ๆ ไม่ต้องวิ่ง เล่นเท่าที่ตั้งใจไว้ก็พอ</p>',
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
      EN: 'Slots, live tables and fishing from every studio. Try most slots for free.',
      TY: 'สล็อต โต๊ะสด และยิงปลาจากทุกค่าย สล็อตส่วนใหญ่ลองฟรีก่อนได้',
    },
    contents: {
      EN: '<p>Games from dozens of studios are in bloom beside our own. Search them, and save your favourites with a heart.</p><ul><li>Most slots open a free demo, without an account.</li><li>Members have their balance at hand in every game.</li><li>New here? <a href="/bgs/dice">Dice</a> and <a href="/bgs/mines">Mines</a> are a gentle start.</li></ul>',
      TY: '<p>เกมจากหลายสิบค่ายบานอยู่เคียงข้างเกมของเรา ค้นหาได้ และเก็บเกมโปรดไว้ด้วยหัวใจ</p><ul><li>สล็อตส่วนใหญ่ทดลองเล่นฟรีได้โดยไม่ต้องมีบัญชี</li><li>ยอดเงินของสมาชิกพร้อมใช้ในทุกเกม</li><li>เพิ่งมาใช่ไหม เริ่มเบา ๆ ที่<a href="/bgs/dice">ไดซ์</a>หรือ<a href="/bgs/mines">ไมน์ส</a>ได้เลย</li></ul>',
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
