import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const croupierNotices = ({ name, jackpotShare, jackpotStart }: Facts): DemoAnnouncement[] => [
  {
    key: 'notice-jackpot',
    type: 'PL',
    daysAgo: 3,
    titles: { EN: 'How the jackpot is filled and drawn', TY: 'แจ็กพอตเติมและออกรางวัลอย่างไร' },
    contents: {
      EN: `<p>The pool begins at <strong>${jackpotStart}</strong>. For every bet in Dice and Mines the house adds <strong>${jackpotShare}</strong> of the stake; your stake itself stays whole.</p><p>Every such round draws for the pool, with a chance that grows with the stake. The draw comes out of the same sealed seeds as the round, so it can be <a href="/fairness">computed again</a> like the round itself. Whoever is drawn is paid the pool as it stands in that moment.</p>`,
      TY: `<p>เงินกองกลางเริ่มที่ <strong>${jackpotStart}</strong> ทุกเดิมพันในไดซ์และไมน์ส เจ้าบ้านเติมให้อีก <strong>${jackpotShare}</strong> ของเดิมพัน โดยเดิมพันของคุณยังอยู่ครบ</p><p>ทุกรอบมีสิทธิ์ลุ้น โอกาสมากขึ้นตามเดิมพัน ผลการสุ่มมาจากซีดที่ปิดผนึกชุดเดียวกับรอบนั้น จึง<a href="/fairness">คำนวณซ้ำได้</a>เหมือนผลของเกม ผู้ที่ถูกรางวัลจะได้รับยอดกองกลาง ณ ขณะนั้น</p>`,
    },
  },
  {
    key: 'notice-phone',
    type: 'PL',
    daysAgo: 4,
    titles: { EN: `${name} on your home screen`, TY: `${name} บนหน้าจอหลักของคุณ` },
    contents: {
      EN: '<p>The site can be installed on iOS and Android without a store: it opens in a window of its own and tells you when you are offline. The <a href="/download">guide</a> shows each step, and a code to scan with the phone.</p>',
      TY: '<p>ติดตั้งเว็บไซต์ลงบน iOS และ Android ได้โดยไม่ต้องผ่านสโตร์ เปิดในหน้าต่างของตัวเอง และแจ้งเมื่อไม่มีอินเทอร์เน็ต <a href="/download">คู่มือ</a>บอกทุกขั้นตอน พร้อมโค้ดให้สแกนด้วยโทรศัพท์</p>',
    },
  },
  {
    key: 'notice-search',
    type: 'PL',
    daysAgo: 6,
    titles: { EN: 'One search for everything', TY: 'ค้นหาทุกอย่างในที่เดียว' },
    contents: {
      EN: '<p>Press <strong>/</strong> on any page, or the magnifier at the top. The search knows games, studios and themes in English and Thai, forgives a wrong letter and needs no mouse.</p>',
      TY: '<p>กด <strong>/</strong> ได้ทุกหน้า หรือแตะแว่นขยายด้านบน ค้นหาได้ทั้งชื่อเกม ค่ายเกม และธีม ทั้งภาษาไทยและอังกฤษ พิมพ์ผิดเล็กน้อยก็ยังเจอ และไม่ต้องใช้เมาส์</p>',
    },
  },
  {
    key: 'notice-favourites',
    type: 'PL',
    daysAgo: 7,
    titles: { EN: 'Favourites and recent games', TY: 'เกมโปรดและเกมล่าสุด' },
    contents: {
      EN: '<p>A heart on a tile keeps the game in your <a href="/favorite">favourites</a>; what you opened last is under <a href="/recent">recent games</a>. Both belong to the account and are there on each of your devices.</p>',
      TY: '<p>แตะหัวใจบนภาพเกมเพื่อเก็บไว้ใน<a href="/favorite">เกมโปรด</a> เกมที่เปิดล่าสุดอยู่ใน<a href="/recent">เกมล่าสุด</a> ทั้งสองรายการผูกกับบัญชี จึงอยู่ในทุกอุปกรณ์ของคุณ</p>',
    },
  },
  {
    key: 'notice-winners',
    type: 'PL',
    daysAgo: 8,
    titles: { EN: 'Where the names on the winner board come from', TY: 'ชื่อบนกระดานผู้ชนะมาจากไหน' },
    contents: {
      EN: '<p>Each line of the <a href="/winners">winner board</a> is a round that was played and paid here. Names are shortened so that nobody is recognised, and amounts are never rounded up. When little is played, the board stays short.</p>',
      TY: '<p>ทุกบรรทัดใน<a href="/winners">กระดานผู้ชนะ</a>คือรอบที่เล่นและจ่ายจริงที่นี่ ชื่อถูกย่อเพื่อไม่ให้ระบุตัวได้ และไม่มีการปัดยอดขึ้น วันที่มีคนเล่นน้อย กระดานก็สั้น</p>',
    },
  },
  {
    key: 'notice-passkeys',
    type: 'PL',
    daysAgo: 10,
    titles: { EN: 'Sign in with a passkey', TY: 'เข้าสู่ระบบด้วยพาสคีย์' },
    contents: {
      EN: '<p>A passkey replaces the password by your fingerprint, your face or the lock of your device. It cannot be read over your shoulder, and a copied page of ours gets nothing from it.</p><p>Add one, or a code from an authenticator app, in <a href="/member/securityCenter">Account and security</a>.</p>',
      TY: '<p>พาสคีย์ใช้ลายนิ้วมือ ใบหน้า หรือการปลดล็อกเครื่องแทนรหัสผ่าน ไม่มีใครแอบมองได้ และเว็บปลอมก็เอาไปใช้ไม่ได้</p><p>เพิ่มพาสคีย์หรือรหัสจากแอปยืนยันตัวตนได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a></p>',
    },
  },
  {
    key: 'notice-trial',
    type: 'PL',
    daysAgo: 11,
    titles: { EN: 'What a trial account is for', TY: 'บัญชีทดลองมีไว้ทำอะไร' },
    contents: {
      EN: '<p>“Play for free” opens a trial account with one press and nothing to fill in. It is for looking around as a member would: games, rules and the verifier stand open. It has no balance and no account pages, and it ends with the session. Bets need an account of your own.</p>',
      TY: '<p>ปุ่ม “ทดลองเล่นฟรี” เปิดบัญชีทดลองได้ในคลิกเดียวโดยไม่ต้องกรอกข้อมูล ใช้เดินชมได้เหมือนสมาชิก ทั้งเกม กติกา และเครื่องมือตรวจสอบ บัญชีนี้ไม่มียอดเงิน ไม่มีหน้าบัญชีส่วนตัว และสิ้นสุดพร้อมเซสชัน หากต้องการเดิมพันต้องมีบัญชีของตัวเอง</p>',
    },
  },
  {
    key: 'notice-pause',
    type: 'PL',
    daysAgo: 13,
    titles: { EN: 'When we close for maintenance', TY: 'เมื่อเราปิดปรับปรุง' },
    contents: {
      EN: '<p>An open page tells you as soon as we close, and opens again by itself. A round of Mines that was open waits where it stopped, and your balance does not move in the meantime.</p>',
      TY: '<p>หน้าที่เปิดอยู่จะแจ้งทันทีเมื่อเราปิด และกลับมาเองเมื่อเปิด รอบไมน์สที่เล่นค้างไว้จะรออยู่ที่เดิม และยอดเงินของคุณไม่เปลี่ยนแปลงระหว่างนั้น</p>',
    },
  },
  {
    key: 'notice-phishing',
    type: 'PL',
    daysAgo: 16,
    titles: { EN: 'Three questions we never ask', TY: 'สามสิ่งที่เราไม่เคยถาม' },
    contents: {
      EN: `<ol><li>Your password.</li><li>A code that was sent to you.</li><li>Money to a private account.</li></ol><p>Whoever asks for one of them is not ${name}, however genuine it looks. Please <a href="/help#protect-account">tell us about it</a>.</p>`,
      TY: `<ol><li>รหัสผ่านของคุณ</li><li>รหัสที่ส่งถึงคุณ</li><li>ให้โอนเงินเข้าบัญชีส่วนตัว</li></ol><p>ผู้ที่ถามสิ่งเหล่านี้ไม่ใช่ ${name} แม้จะดูน่าเชื่อถือเพียงใด โปรด<a href="/help#protect-account">แจ้งให้เราทราบ</a></p>`,
    },
  },
  {
    key: 'notice-languages',
    type: 'PL',
    daysAgo: 19,
    titles: { EN: 'Language and appearance', TY: 'ภาษาและหน้าตาเว็บไซต์' },
    contents: {
      EN: '<p>English or Thai, dark or light: both are switched in the menu and kept by your browser. The help and every notice are there in both languages.</p>',
      TY: '<p>ไทยหรืออังกฤษ มืดหรือสว่าง เปลี่ยนได้ในเมนูและเบราว์เซอร์จะจำไว้ให้ ศูนย์ช่วยเหลือและประกาศทุกฉบับมีครบทั้งสองภาษา</p>',
    },
  },
];
