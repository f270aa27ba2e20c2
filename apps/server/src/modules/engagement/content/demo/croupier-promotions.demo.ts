import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const croupierPromotions = ({
  name,
  credit,
  creditTurnover,
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
      EN: `For every new account, without a deposit. Bets of ${creditTurnover} before it can be withdrawn.`,
      TY: `สำหรับทุกบัญชีใหม่ ไม่ต้องฝากเงิน ต้องเดิมพันครบ ${creditTurnover} ก่อนถอน`,
    },
    contents: {
      EN: `<p>Open an account and find <strong>${credit}</strong> in your main wallet, ready to try our games.</p><h3>Rules</h3><ol><li>One credit per person and account, aged ${minimumAge} or over.</li><li>You get it automatically when you register. No code, no deposit.</li><li>Use it in our own games, from ${minStake} to ${maxStake} per bet.</li><li>It shows in your account record as “Welcome credit”.</li><li>Trial accounts don’t receive it.</li><li>Before you can withdraw it, you place bets of ${creditTurnover}. Your wallet shows how much is left.</li></ol>`,
      TY: `<p>สมัครสมาชิกแล้วรับ <strong>${credit}</strong> ในกระเป๋าเงินหลัก พร้อมลองเล่นเกมของเราได้ทันที</p><h3>กติกา</h3><ol><li>หนึ่งเครดิตต่อหนึ่งคนและหนึ่งบัญชี อายุตั้งแต่ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเองเมื่อสมัครสมาชิก ไม่ต้องใช้รหัสและไม่ต้องฝากเงิน</li><li>ใช้เดิมพันในเกมของเราเองได้ ครั้งละ ${minStake} ถึง ${maxStake}</li><li>รายการนี้แสดงในประวัติบัญชีของคุณในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ก่อนถอนต้องเดิมพันครบ ${creditTurnover} กระเป๋าเงินแสดงยอดที่เหลือ</li></ol>`,
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
    titles: { EN: 'The race season is on', TY: 'ฤดูกาลแข่งขันเริ่มแล้ว' },
    summaries: {
      EN: 'Two races at a time: your bets of the week, your best multiplier of the day.',
      TY: 'สองสนามพร้อมกัน ยอดเดิมพันของสัปดาห์ และตัวคูณสูงสุดของวัน',
    },
    contents: {
      EN: '<p>You’re in with your first bet; there’s nothing to enter and nothing to pay.</p><h3>How it works</h3><ul><li><strong>The week:</strong> every valid bet in any game counts, from Monday to Sunday. The best twelve share the pool.</li><li><strong>The day:</strong> your highest multiplier in our originals counts, whatever you stake.</li><li>Standings, prizes and the time left are under <a href="/races">Races</a>. Prizes wait for you under <a href="/member/rewardCenter">Rewards</a>.</li></ul><p>Play as much as you would without it: a place on a board is never worth more than you meant to spend.</p>',
      TY: '<p>เดิมพันครั้งแรกก็ร่วมแข่งแล้ว ไม่ต้องลงทะเบียนและไม่มีค่าเข้าร่วม</p><h3>วิธีนับ</h3><ul><li><strong>รายสัปดาห์:</strong> ทุกเดิมพันที่นับได้ในทุกเกม ตั้งแต่จันทร์ถึงอาทิตย์ สิบสองอันดับแรกแบ่งรางวัล</li><li><strong>รายวัน:</strong> ตัวคูณสูงสุดของคุณในเกมของเรา ไม่ว่าเดิมพันเท่าไร</li><li>อันดับ รางวัล และเวลาที่เหลืออยู่ที่<a href="/races">การแข่งขัน</a> รางวัลรอรับที่<a href="/member/rewardCenter">ศูนย์รางวัล</a></li></ul><p>เล่นเท่าที่ตั้งใจไว้แต่แรก อันดับบนตารางไม่คุ้มกับเงินที่เกินงบ</p>',
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
      EN: 'Slots, live tables, sports and fishing. Try most slots first, for free.',
      TY: 'สล็อต โต๊ะสด กีฬา และยิงปลา สล็อตส่วนใหญ่ลองเล่นฟรีก่อนได้',
    },
    contents: {
      EN: '<p>Games from dozens of studios stand next to our own. Search them, filter them by studio and save your favourites.</p><ul><li>Most slots open a free demo, without an account.</li><li>Members have their balance at hand in every game.</li><li>A studio under maintenance says so on its tiles.</li></ul>',
      TY: '<p>เกมจากหลายสิบค่ายอยู่เคียงข้างเกมของเรา ค้นหา กรองตามค่าย และเก็บเป็นเกมโปรดได้</p><ul><li>สล็อตส่วนใหญ่ทดลองเล่นฟรีได้โดยไม่ต้องมีบัญชี</li><li>ยอดเงินของสมาชิกพร้อมใช้ในทุกเกม</li><li>ค่ายที่ปิดปรับปรุงมีเครื่องหมายบอกบนภาพเกม</li></ul>',
    },
  },
  {
    key: 'promotion-jackpot',
    type: 'PR',
    promoId: 'house-jackpot',
    artId: 'nugget',
    daysAgo: 3,
    titles: { EN: 'The house jackpot', TY: 'แจ็กพอตของเรา' },
    summaries: {
      EN: `From ${jackpotStart} up. Every bet in our own games can win all of it.`,
      TY: `เริ่มที่ ${jackpotStart} ทุกเดิมพันในเกมของเรามีสิทธิ์ได้ทั้งก้อน`,
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
