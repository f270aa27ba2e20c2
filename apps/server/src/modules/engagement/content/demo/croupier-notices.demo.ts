import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const croupierNotices = ({ name, jackpotShare, jackpotStart }: Facts): DemoAnnouncement[] => [
  {
    key: 'notice-jackpot',
    type: 'PL',
    daysAgo: 3,
    titles: { EN: 'How our jackpot works', TY: 'แจ็กพอตของเราทำงานอย่างไร' },
    contents: {
      EN: `<p>The pool starts at <strong>${jackpotStart}</strong>. For every bet in Dice and Mines, the house adds <strong>${jackpotShare}</strong> of the stake. Nothing is taken from your stake.</p><p>Every round draws for the whole pool, and a higher stake means a better chance. The draw uses the same sealed seeds as the round, so you can <a href="/fairness">check it yourself</a>. The winner gets the pool as it stands at that moment.</p>`,
      TY: `<p>แจ็กพอตเริ่มที่ <strong>${jackpotStart}</strong> ทุกเดิมพันในไดซ์และไมน์ส เราสมทบให้อีก <strong>${jackpotShare}</strong> ของเดิมพัน โดยไม่หักจากเดิมพันของคุณ</p><p>ทุกรอบมีสิทธิ์ลุ้นทั้งก้อน เดิมพันมากโอกาสยิ่งมาก ผลการออกรางวัลมาจากซีดที่ปิดผนึกชุดเดียวกับรอบนั้น จึง<a href="/fairness">ตรวจสอบเองได้</a> ผู้ถูกรางวัลรับยอดแจ็กพอต ณ ขณะนั้น</p>`,
    },
  },
  {
    key: 'notice-phone',
    type: 'PL',
    daysAgo: 4,
    titles: { EN: `${name} on your home screen`, TY: `${name} บนหน้าจอหลักของคุณ` },
    contents: {
      EN: '<p>Install us on iOS or Android, no app store needed. The app opens in its own window and tells you when you’re offline. The <a href="/download">guide</a> shows every step, with a QR code to scan.</p>',
      TY: '<p>ติดตั้งเว็บไซต์ลงบน iOS และ Android ได้โดยไม่ต้องผ่านสโตร์ เปิดในหน้าต่างของตัวเอง และแจ้งเมื่อไม่มีอินเทอร์เน็ต <a href="/download">คู่มือ</a>บอกทุกขั้นตอน พร้อมโค้ดให้สแกนด้วยโทรศัพท์</p>',
    },
  },
  {
    key: 'notice-search',
    type: 'PL',
    daysAgo: 6,
    titles: { EN: 'Search everything', TY: 'ค้นหาทุกอย่างในที่เดียว' },
    contents: {
      EN: '<p>Press <strong>/</strong> on any page, or tap the magnifier at the top. Search finds games, studios and themes in English and Thai, copes with typos and works without a mouse.</p>',
      TY: '<p>กด <strong>/</strong> ได้ทุกหน้า หรือแตะแว่นขยายด้านบน ค้นหาได้ทั้งชื่อเกม ค่ายเกม และธีม ทั้งภาษาไทยและอังกฤษ พิมพ์ผิดเล็กน้อยก็ยังเจอ และไม่ต้องใช้เมาส์</p>',
    },
  },
  {
    key: 'notice-favourites',
    type: 'PL',
    daysAgo: 7,
    titles: { EN: 'Favourites and recent games', TY: 'เกมโปรดและเกมล่าสุด' },
    contents: {
      EN: '<p>Tap the heart on a game to save it to your <a href="/favorite">favourites</a>. You’ll find what you played last under <a href="/recent">recently played</a>. Both are saved to your account, so they’re on all your devices.</p>',
      TY: '<p>แตะหัวใจบนภาพเกมเพื่อเก็บไว้ใน<a href="/favorite">เกมโปรด</a> เกมที่เปิดล่าสุดอยู่ใน<a href="/recent">เกมล่าสุด</a> ทั้งสองรายการผูกกับบัญชี จึงอยู่ในทุกอุปกรณ์ของคุณ</p>',
    },
  },
  {
    key: 'notice-winners',
    type: 'PL',
    daysAgo: 8,
    titles: { EN: 'Who’s on the winner board?', TY: 'ใครอยู่บนกระดานผู้ชนะ' },
    contents: {
      EN: '<p>Every entry on the <a href="/winners">winner board</a> is a round that was played and paid out here. We shorten names so nobody can be recognised, and we never round amounts up. On a quiet day, the board is short.</p>',
      TY: '<p>ทุกบรรทัดใน<a href="/winners">กระดานผู้ชนะ</a>คือรอบที่เล่นและจ่ายจริงที่นี่ ชื่อถูกย่อเพื่อไม่ให้ระบุตัวได้ และไม่มีการปัดยอดขึ้น วันที่มีคนเล่นน้อย กระดานก็สั้น</p>',
    },
  },
  {
    key: 'notice-passkeys',
    type: 'PL',
    daysAgo: 10,
    titles: { EN: 'Sign in with a passkey', TY: 'เข้าสู่ระบบด้วยพาสคีย์' },
    contents: {
      EN: '<p>A passkey replaces your password with your fingerprint, your face or your device’s screen lock. Nobody can read it over your shoulder, and a fake copy of our site can’t use it.</p><p>Add one, or set up an authenticator app, under <a href="/member/securityCenter">Account and security</a>.</p>',
      TY: '<p>พาสคีย์ใช้ลายนิ้วมือ ใบหน้า หรือการปลดล็อกเครื่องแทนรหัสผ่าน ไม่มีใครแอบมองได้ และเว็บปลอมก็เอาไปใช้ไม่ได้</p><p>เพิ่มพาสคีย์หรือรหัสจากแอปยืนยันตัวตนได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a></p>',
    },
  },
  {
    key: 'notice-trial',
    type: 'PL',
    daysAgo: 11,
    titles: { EN: 'What can I do with a trial account?', TY: 'บัญชีทดลองทำอะไรได้บ้าง' },
    contents: {
      EN: '<p>“Play for free” opens a trial account with one tap and nothing to fill in. Play our own games with play money, at exactly the same odds. Play money is never paid out and stays out of records, boards and the jackpot, and the account ends with your session. To bet for real, open your own account.</p>',
      TY: '<p>ปุ่ม “ทดลองเล่นฟรี” เปิดบัญชีทดลองได้ในแตะเดียวโดยไม่ต้องกรอกข้อมูล เล่นเกมของเราด้วยเงินทดลอง โอกาสชนะเท่าของจริง เงินทดลองถอนไม่ได้ และไม่นับในประวัติ กระดานผู้ชนะ หรือแจ็กพอต บัญชีสิ้นสุดพร้อมเซสชัน หากต้องการเดิมพันจริง สมัครบัญชีของคุณเองได้เลย</p>',
    },
  },
  {
    key: 'notice-pause',
    type: 'PL',
    daysAgo: 13,
    titles: { EN: 'What happens during maintenance?', TY: 'ระหว่างปิดปรับปรุงเป็นอย่างไร' },
    contents: {
      EN: '<p>Your open page tells you when we close and reopens automatically when we’re back. An open round of Mines waits where you left it, and your balance doesn’t change in the meantime.</p>',
      TY: '<p>หน้าที่เปิดอยู่จะแจ้งทันทีเมื่อเราปิด และกลับมาเองเมื่อเปิด รอบไมน์สที่เล่นค้างไว้จะรออยู่ที่เดิม และยอดเงินของคุณไม่เปลี่ยนแปลงระหว่างนั้น</p>',
    },
  },
  {
    key: 'notice-phishing',
    type: 'PL',
    daysAgo: 16,
    titles: { EN: 'Three things we’ll never ask for', TY: 'สามสิ่งที่เราไม่เคยขอ' },
    contents: {
      EN: `<ol><li>Your password.</li><li>A code we’ve sent you.</li><li>Money to a private account.</li></ol><p>Anyone who asks for these is not ${name}, however genuine they look. Please <a href="/help#protect-account">let us know</a>.</p>`,
      TY: `<ol><li>รหัสผ่านของคุณ</li><li>รหัสที่ส่งถึงคุณ</li><li>ให้โอนเงินเข้าบัญชีส่วนตัว</li></ol><p>ใครก็ตามที่ขอสิ่งเหล่านี้ไม่ใช่ ${name} แม้จะดูน่าเชื่อถือเพียงใด โปรด<a href="/help#protect-account">แจ้งให้เราทราบ</a></p>`,
    },
  },
  {
    key: 'notice-languages',
    type: 'PL',
    daysAgo: 19,
    titles: { EN: 'Language and appearance', TY: 'ภาษาและหน้าตาเว็บไซต์' },
    contents: {
      EN: '<p>English or Thai, dark or light: switch in the menu, and your browser remembers. The help centre and all announcements are available in both languages.</p>',
      TY: '<p>ไทยหรืออังกฤษ มืดหรือสว่าง เปลี่ยนได้ในเมนูและเบราว์เซอร์จะจำไว้ให้ ศูนย์ช่วยเหลือและประกาศทุกฉบับมีครบทั้งสองภาษา</p>',
    },
  },
];
