import type { DemoAnnouncement, Facts } from './facts.ts';

export const croupierPromotions = ({ credit, minStake, maxStake, minimumAge }: Facts): DemoAnnouncement[] => [
  {
    key: 'promotion-welcome',
    type: 'PR',
    promoId: 'welcome-credit',
    artId: 'dice',
    daysAgo: 20,
    titles: { EN: `Welcome credit of ${credit}`, TY: `เครดิตต้อนรับ ${credit}` },
    summaries: {
      EN: 'For every new account, at once and without a deposit.',
      TY: 'สำหรับทุกบัญชีใหม่ ได้รับทันทีโดยไม่ต้องฝากเงิน',
    },
    contents: {
      EN: `<p>Whoever opens an account finds <strong>${credit}</strong> in the main wallet. It is meant for getting to know the games and the site.</p><h3>Rules</h3><ol><li>One credit per person and account, from the age of ${minimumAge}.</li><li>It arrives by itself with the registration. There is no code, and no deposit is asked for.</li><li>It can be staked in our own games, from ${minStake} to ${maxStake} a bet.</li><li>It stands in your account record as “welcome credit”.</li><li>Trial accounts do not receive it.</li><li>Withdrawals are not open yet. What will apply to this credit then is published here first.</li></ol>`,
      TY: `<p>ผู้ที่เปิดบัญชีจะพบ <strong>${credit}</strong> ในกระเป๋าเงินหลัก เพื่อให้ได้รู้จักเกมและเว็บไซต์</p><h3>กติกา</h3><ol><li>หนึ่งเครดิตต่อหนึ่งคนและหนึ่งบัญชี อายุตั้งแต่ ${minimumAge} ปีขึ้นไป</li><li>เครดิตเข้าเองเมื่อสมัครสมาชิก ไม่ต้องใช้รหัสและไม่ต้องฝากเงิน</li><li>ใช้เดิมพันในเกมของเราเองได้ ครั้งละ ${minStake} ถึง ${maxStake}</li><li>รายการนี้แสดงในบันทึกบัญชีของคุณในชื่อ “เครดิตต้อนรับ”</li><li>บัญชีทดลองเล่นไม่ได้รับเครดิตนี้</li><li>ระบบถอนเงินยังไม่เปิด เงื่อนไขของเครดิตนี้เมื่อเปิดแล้วจะประกาศที่นี่ก่อน</li></ol>`,
    },
  },
  {
    key: 'promotion-check',
    type: 'PR',
    promoId: 'check-a-round',
    artId: 'mines',
    daysAgo: 14,
    titles: { EN: 'Don’t trust us. Check a round.', TY: 'ไม่ต้องเชื่อเรา ตรวจเองได้เลย' },
    summaries: {
      EN: 'Our own games are provably fair, and proof takes two minutes.',
      TY: 'เกมของเราพิสูจน์ความยุติธรรมได้ ใช้เวลาเพียงสองนาที',
    },
    contents: {
      EN: '<p>There is nothing to win here but certainty.</p><ol><li>Play a round of <a href="/bgs/dice">Dice</a> or <a href="/bgs/mines">Mines</a>. Its details show the hash of our seed, your own seed and the number of the round.</li><li>Open the fairness panel of the game and change the seeds. Our old seed is revealed.</li><li>Enter all of it in the <a href="/fairness">verifier</a>. It computes the round again in your browser, even offline.</li><li>Compare the hash with the one that you were shown before the round.</li></ol><p>This stands open to everybody, for all rounds, without an end.</p>',
      TY: '<p>ที่นี่ไม่มีรางวัลอื่นนอกจากความมั่นใจ</p><ol><li>เล่น<a href="/bgs/dice">ไดซ์</a>หรือ<a href="/bgs/mines">ไมน์ส</a>หนึ่งรอบ รายละเอียดของรอบจะแสดงแฮชของซีดของเรา ซีดของคุณ และลำดับรอบ</li><li>เปิดแผงความยุติธรรมในเกมแล้วเปลี่ยนซีด ซีดเดิมของเราจะถูกเปิดเผย</li><li>กรอกทั้งหมดใน<a href="/fairness">เครื่องมือตรวจสอบ</a> ระบบจะคำนวณรอบนั้นใหม่ในเบราว์เซอร์ของคุณ แม้ไม่ได้ต่อเน็ต</li><li>เทียบแฮชกับค่าที่คุณเห็นก่อนเริ่มรอบ</li></ol><p>เปิดให้ทุกคน ทุกรอบ ไม่มีวันหมดอายุ</p>',
    },
  },
  {
    key: 'promotion-tournament',
    type: 'PR',
    promoId: 'tournament-week',
    artId: 'dice',
    daysAgo: 2,
    daysLeft: 60,
    titles: { EN: 'Tournament week is coming', TY: 'สัปดาห์ทัวร์นาเมนต์กำลังจะมา' },
    summaries: {
      EN: 'An announcement. Nothing can be entered or won yet.',
      TY: 'นี่คือการแจ้งล่วงหน้า ยังไม่เปิดให้เข้าร่วมและยังไม่มีรางวัล',
    },
    contents: {
      EN: '<p>We are preparing a week in which rounds of our own games count for a table.</p><h3>What we have in mind</h3><ul><li>Only rounds that can be checked should count.</li><li>Entering should cost nothing beyond the bets that you place anyway.</li><li>Dates, prizes and the way of counting will be printed on this page before the week begins.</li></ul><p>Until then no round counts for it, and there is no reason to play more than you otherwise would.</p>',
      TY: '<p>เรากำลังเตรียมสัปดาห์ที่รอบการเล่นในเกมของเราจะนับเข้าตารางอันดับ</p><h3>สิ่งที่เราตั้งใจไว้</h3><ul><li>นับเฉพาะรอบที่ตรวจสอบได้</li><li>ไม่มีค่าเข้าร่วมนอกเหนือจากเดิมพันที่คุณวางตามปกติ</li><li>วันที่ รางวัล และวิธีนับ จะประกาศในหน้านี้ก่อนเริ่ม</li></ul><p>ก่อนถึงเวลานั้นยังไม่มีรอบใดถูกนับ จึงไม่มีเหตุผลให้เล่นมากกว่าปกติ</p>',
    },
  },
  {
    key: 'promotion-studios',
    type: 'PR',
    promoId: 'new-studios',
    artId: 'mines',
    daysAgo: 6,
    titles: { EN: 'More studios in the lobby', TY: 'ล็อบบี้มีค่ายเกมมากขึ้น' },
    summaries: {
      EN: 'Look through the catalogue now; play once a studio is connected.',
      TY: 'เลือกชมรายการเกมได้แล้ววันนี้ เล่นได้เมื่อค่ายเชื่อมต่อเสร็จ',
    },
    contents: {
      EN: '<p>The lobby shows the games of outside studios beside our own. They can be searched, filtered and marked as favourites.</p><ul><li>A studio that is not connected yet says so on the page of each of its games.</li><li>Such a game takes no bets, and nothing is taken from your balance.</li><li>Dice and Mines can be played now.</li></ul>',
      TY: '<p>ล็อบบี้แสดงเกมของค่ายอื่นเคียงข้างเกมของเรา ค้นหา กรอง และเก็บเป็นรายการโปรดได้</p><ul><li>ค่ายที่ยังไม่เชื่อมต่อจะแจ้งไว้ในหน้าของทุกเกม</li><li>เกมเหล่านั้นยังไม่รับเดิมพัน และไม่มีการหักยอดเงินของคุณ</li><li>ไดซ์และไมน์สเล่นได้แล้วตอนนี้</li></ul>',
    },
  },
];
