import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const croupierPromotions = ({
  name,
  credit,
  minStake,
  maxStake,
  minimumAge,
  jackpotStart,
  jackpotShare,
}: Facts): DemoAnnouncement[] => [
  {
    key: 'promotion-welcome',
    type: 'PR',
    promoId: 'welcome-credit',
    artId: 'cards',
    daysAgo: 20,
    titles: { EN: `Welcome credit of ${credit}`, TY: `เครดิตต้อนรับ ${credit}` },
    summaries: {
      EN: 'For every new account. Instant, no deposit needed.',
      TY: 'สำหรับทุกบัญชีใหม่ ได้รับทันทีโดยไม่ต้องฝากเงิน',
    },
    contents: {
      EN: `<p>Open an account and find <strong>${credit}</strong> in your main wallet, ready to try our games.</p><h3>Rules</h3><ol><li>One credit per person and account, aged ${minimumAge} or over.</li><li>You get it automatically when you register. No code, no deposit.</li><li>Use it in our own games, from ${minStake} to ${maxStake} per bet.</li><li>It shows in your account record as “Welcome credit”.</li><li>Trial accounts don’t receive it.</li><li>Withdrawals aren’t open yet. We’ll publish the rules for this credit here before they open.</li></ol>`,
      TY: `<p>สมัครสมาชิกแล้วรับ <strong>${credit}</strong> ในกระเป๋าเงินหลัก พร้อมลองเล่นเกมของเราได้ทันที</p><h3>กติกา</h3><ol><li>หนึ่งเครดิตต่อหนึ่งคนและหนึ่งบัญชี อายุตั้งแต่ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเองเมื่อสมัครสมาชิก ไม่ต้องใช้รหัสและไม่ต้องฝากเงิน</li><li>ใช้เดิมพันในเกมของเราเองได้ ครั้งละ ${minStake} ถึง ${maxStake}</li><li>รายการนี้แสดงในประวัติบัญชีของคุณในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ระบบถอนเงินยังไม่เปิด เงื่อนไขของเครดิตนี้เมื่อเปิดแล้วจะประกาศที่นี่ก่อน</li></ol>`,
    },
  },
  {
    key: 'promotion-check',
    type: 'PR',
    promoId: 'check-a-round',
    artId: 'shield',
    daysAgo: 14,
    titles: { EN: 'Don’t trust us. Check a round.', TY: 'ไม่ต้องเชื่อเรา ตรวจเองได้เลย' },
    summaries: {
      EN: 'Our own games are provably fair. See for yourself in two minutes.',
      TY: 'เกมของเราพิสูจน์ความโปร่งใสได้ ใช้เวลาเพียงสองนาที',
    },
    contents: {
      EN: '<p>The prize here is certainty.</p><ol><li>Play a round of <a href="/bgs/dice">Dice</a> or <a href="/bgs/mines">Mines</a>. Its details show the hash of our seed, your own seed and the nonce of the round.</li><li>Open the game’s fairness panel and change seeds to reveal our old seed.</li><li>Enter everything in the <a href="/fairness">verifier</a>. It recalculates the round in your browser, even offline.</li><li>Compare the hash with the one you saw before the round.</li></ol><p>Open to everyone, for every round, with no end date.</p>',
      TY: '<p>รางวัลของโปรโมชันนี้คือความมั่นใจ</p><ol><li>เล่น<a href="/bgs/dice">ไดซ์</a>หรือ<a href="/bgs/mines">ไมน์ส</a>หนึ่งรอบ รายละเอียดของรอบจะแสดงแฮชของซีดของเรา ซีดของคุณ และลำดับรอบ</li><li>เปิดหน้าต่างความโปร่งใสในเกมแล้วเปลี่ยนซีด ซีดเดิมของเราจะถูกเปิดเผย</li><li>กรอกทั้งหมดใน<a href="/fairness">เครื่องมือตรวจสอบ</a> ระบบจะคำนวณรอบนั้นใหม่ในเบราว์เซอร์ของคุณ แม้ไม่ได้ต่อเน็ต</li><li>เทียบแฮชกับค่าที่คุณเห็นก่อนเริ่มรอบ</li></ol><p>เปิดให้ทุกคน ทุกรอบ ไม่มีวันหมดอายุ</p>',
    },
  },
  {
    key: 'promotion-tournament',
    type: 'PR',
    promoId: 'tournament-week',
    artId: 'bolt',
    daysAgo: 2,
    daysLeft: 60,
    titles: { EN: 'Tournament week is coming', TY: 'สัปดาห์ทัวร์นาเมนต์กำลังจะมา' },
    summaries: {
      EN: 'A first look. You can’t enter or win anything yet.',
      TY: 'ดูกันก่อน ยังไม่เปิดให้เข้าร่วมและยังไม่มีรางวัล',
    },
    contents: {
      EN: '<p>We’re preparing a week in which your rounds in our own games count towards a leaderboard.</p><h3>The plan</h3><ul><li>Only rounds you can check will count.</li><li>Entry costs nothing beyond the bets you place anyway.</li><li>We’ll publish dates, prizes and scoring on this page before the week starts.</li></ul><p>Until then no rounds count, so there’s no reason to play more than usual.</p>',
      TY: '<p>เรากำลังเตรียมสัปดาห์ที่รอบการเล่นในเกมของเราจะนับเข้าตารางอันดับ</p><h3>สิ่งที่เราตั้งใจไว้</h3><ul><li>นับเฉพาะรอบที่ตรวจสอบได้</li><li>ไม่มีค่าเข้าร่วมนอกเหนือจากเดิมพันที่คุณวางตามปกติ</li><li>วันที่ รางวัล และวิธีนับ จะประกาศในหน้านี้ก่อนเริ่ม</li></ul><p>ก่อนถึงเวลานั้นยังไม่มีรอบใดถูกนับ จึงไม่มีเหตุผลให้เล่นมากกว่าปกติ</p>',
    },
  },
  {
    key: 'promotion-studios',
    type: 'PR',
    promoId: 'new-studios',
    artId: 'slots',
    daysAgo: 6,
    titles: { EN: 'More studios in the lobby', TY: 'ล็อบบี้มีค่ายเกมมากขึ้น' },
    summaries: {
      EN: 'Browse their games now, and play as soon as a studio is connected.',
      TY: 'เลือกชมรายการเกมได้แล้ววันนี้ เล่นได้เมื่อค่ายเชื่อมต่อเสร็จ',
    },
    contents: {
      EN: '<p>Our lobby now shows games from other studios next to our own. Search them, filter them and save your favourites.</p><ul><li>If a studio isn’t connected yet, its game pages tell you so.</li><li>Those games take no bets, and your balance stays untouched.</li><li>Dice and Mines are ready to play now.</li></ul>',
      TY: '<p>ล็อบบี้แสดงเกมของค่ายอื่นเคียงข้างเกมของเรา ค้นหา กรอง และเก็บเป็นรายการโปรดได้</p><ul><li>ค่ายที่ยังไม่เชื่อมต่อจะแจ้งไว้ในหน้าของทุกเกม</li><li>เกมเหล่านั้นยังไม่รับเดิมพัน และไม่มีการหักยอดเงินของคุณ</li><li>ไดซ์และไมน์สเล่นได้แล้วตอนนี้</li></ul>',
    },
  },
  {
    key: 'promotion-jackpot',
    type: 'PR',
    promoId: 'house-jackpot',
    artId: 'nugget',
    daysAgo: 3,
    titles: { EN: 'Our own jackpot', TY: 'แจ็กพอตของเราเอง' },
    summaries: {
      EN: 'Funded by the house, drawn from sealed seeds, and open for anyone to check.',
      TY: 'เราสมทบเงินให้ ออกรางวัลจากซีดที่ปิดผนึก และทุกคนตรวจสอบได้',
    },
    contents: {
      EN: `<p><a href="/bgs/dice">Dice</a> and <a href="/bgs/mines">Mines</a> share one jackpot. The amount on the home page is what it would pay right now.</p><h3>Rules</h3><ol><li>The pool starts at ${jackpotStart}, and goes back to that after each payout.</li><li>For every bet, the house adds ${jackpotShare} of the stake. Nothing is taken from your stake or your wins.</li><li>Every bet draws once. Your chance is your stake divided by the amount shown next to the pool: double the stake, double the chance.</li><li>The winner gets the whole pool in the main wallet, together with the result of the round.</li><li>The draw uses the same sealed seeds as the round, so you can check it in the <a href="/fairness">verifier</a>.</li><li>Trial accounts use play money and don’t take part. Minimum age ${minimumAge}.</li></ol>`,
      TY: `<p><a href="/bgs/dice">ไดซ์</a>และ<a href="/bgs/mines">ไมน์ส</a>ใช้แจ็กพอตเดียวกัน ยอดที่แสดงในหน้าแรกคือยอดที่จะจ่าย ณ ขณะนั้น</p><h3>กติกา</h3><ol><li>แจ็กพอตเริ่มที่ ${jackpotStart} และกลับมาเริ่มที่ยอดนี้หลังจ่ายทุกครั้ง</li><li>ทุกเดิมพัน เราสมทบให้อีก ${jackpotShare} ของเดิมพัน โดยไม่หักจากเดิมพันหรือเงินรางวัล</li><li>ทุกเดิมพันมีสิทธิ์ลุ้นหนึ่งครั้ง โอกาสเท่ากับเดิมพันหารด้วยยอดที่แสดงไว้ข้างแจ็กพอต เดิมพันสองเท่า โอกาสก็สองเท่า</li><li>ผู้ถูกรางวัลรับแจ็กพอตทั้งก้อนเข้ากระเป๋าเงินหลัก พร้อมผลของรอบนั้น</li><li>ผลการออกรางวัลมาจากซีดที่ปิดผนึกชุดเดียวกับรอบ ตรวจสอบได้ใน<a href="/fairness">เครื่องมือตรวจสอบ</a></li><li>บัญชีทดลองใช้เงินทดลองจึงไม่มีสิทธิ์ลุ้น อายุ ${minimumAge} ปีขึ้นไป</li></ol>`,
    },
  },
  {
    key: 'promotion-phone',
    type: 'PR',
    promoId: 'on-your-phone',
    artId: 'rocket',
    daysAgo: 4,
    titles: { EN: `${name} as an app`, TY: `${name} ในรูปแบบแอป` },
    summaries: {
      EN: 'On your home screen in under a minute, on iOS and Android.',
      TY: 'อยู่บนหน้าจอหลักในเวลาไม่ถึงนาที ทั้ง iOS และ Android',
    },
    contents: {
      EN: '<p>Install us without an app store. There’s no bonus for it, just less waiting.</p><ul><li>Opens from an icon, full screen.</li><li>Tells you when you’re offline instead of showing an empty page.</li><li>Takes hardly any space and updates itself.</li></ul><p>The <a href="/download">guide</a> shows every step for your phone.</p>',
      TY: '<p>ติดตั้งเว็บไซต์ได้โดยไม่ต้องผ่านสโตร์ ไม่มีรางวัลให้ แต่รอน้อยลงแน่นอน</p><ul><li>เปิดจากไอคอนและใช้ได้เต็มหน้าจอ</li><li>เมื่อไม่มีอินเทอร์เน็ตจะแจ้งให้ทราบ ไม่ใช่หน้าว่าง</li><li>แทบไม่ใช้พื้นที่และอัปเดตเอง</li></ul><p><a href="/download">คู่มือ</a>บอกทุกขั้นตอนสำหรับโทรศัพท์ของคุณ</p>',
    },
  },
];
