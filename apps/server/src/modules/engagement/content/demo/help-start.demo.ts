import type { DemoSection, Facts } from './facts.demo.ts';

export const startSections = ({ name, currency, credit, minimumAge, minStake }: Facts): DemoSection[] => [
  {
    section: 'getting-started',
    titles: { EN: 'Getting started', TY: 'เริ่มต้นใช้งาน' },
    articles: [
      {
        anchor: 'open-account',
        titles: { EN: 'How do I open an account?', TY: 'เปิดบัญชีอย่างไร' },
        contents: {
          EN: `<p>Choose <a href="/register">Register</a> at the top of any page. The form asks only for what ${name} needs; what may be left empty is marked as optional.</p><ol><li>Pick a user name and a password that you use nowhere else.</li><li>Confirm that you are at least ${minimumAge} years old and that you accept the <a href="/help#term">terms</a>.</li><li>You are signed in at once, and ${credit} of welcome credit is in your wallet.</li></ol><p>Accounts are kept in ${currency}. Please open only one.</p>`,
          TY: `<p>เลือก<a href="/register">สมัครสมาชิก</a>ที่ด้านบนของทุกหน้า แบบฟอร์มถามเฉพาะข้อมูลที่ ${name} จำเป็นต้องใช้ ช่องที่เว้นว่างได้จะมีคำว่า “ไม่บังคับ”</p><ol><li>ตั้งชื่อผู้ใช้และรหัสผ่านที่ไม่ได้ใช้กับที่อื่น</li><li>ยืนยันว่าคุณมีอายุ ${minimumAge} ปีขึ้นไป และยอมรับ<a href="/help#term">ข้อกำหนด</a></li><li>คุณจะเข้าสู่ระบบทันที พร้อมเครดิตต้อนรับ ${credit} ในกระเป๋าเงิน</li></ol><p>บัญชีใช้สกุลเงิน ${currency} โปรดเปิดเพียงบัญชีเดียว</p>`,
        },
      },
      {
        anchor: 'first-round',
        titles: { EN: 'How does a first round go?', TY: 'เล่นรอบแรกอย่างไร' },
        contents: {
          EN: `<p>Open <a href="/bgs/dice">Dice</a>. Move the target, watch how chance and multiplier change, set a bet from ${minStake}, and roll. The result and your new balance appear together.</p><p>In <a href="/bgs/mines">Mines</a> you open fields one by one. Each gem raises what you can take; a mine ends the round. If you close the page in between, the round waits for you.</p>`,
          TY: `<p>เปิดเกม<a href="/bgs/dice">ไดซ์</a> เลื่อนเป้าหมายแล้วดูว่าโอกาสและตัวคูณเปลี่ยนอย่างไร ตั้งเดิมพันตั้งแต่ ${minStake} แล้วทอย ผลและยอดเงินใหม่จะแสดงพร้อมกัน</p><p>ใน<a href="/bgs/mines">ไมน์ส</a> คุณเปิดช่องทีละช่อง อัญมณีแต่ละเม็ดเพิ่มจำนวนที่รับได้ ส่วนทุ่นระเบิดจะจบรอบ หากปิดหน้ากลางคัน รอบจะรอคุณอยู่</p>`,
        },
      },
      {
        anchor: 'language-and-look',
        titles: { EN: 'How do I change language and look?', TY: 'เปลี่ยนภาษาและโหมดสีอย่างไร' },
        contents: {
          EN: '<p>Both are at the foot of every page, and in the menu on a phone. The site speaks English and Thai and has a light and a dark look. Your browser remembers what you chose; your account is not touched by it.</p>',
          TY: '<p>ทั้งสองอย่างอยู่ด้านล่างของทุกหน้า และในเมนูบนมือถือ เว็บไซต์มีภาษาอังกฤษและภาษาไทย ทั้งโหมดสว่างและโหมดมืด เบราว์เซอร์จะจำสิ่งที่คุณเลือก โดยไม่กระทบบัญชีของคุณ</p>',
        },
      },
    ],
  },
  {
    section: 'money',
    titles: { EN: 'Deposits and withdrawals', TY: 'การฝากและถอน' },
    articles: [
      {
        anchor: 'deposits',
        titles: { EN: 'Can I deposit?', TY: 'ฝากเงินได้หรือยัง' },
        contents: {
          EN: `<p>Not yet. Deposits at ${name} are still being built; until they open, everybody plays with the welcome credit.</p><p><strong>Please do not send money to anybody in our name.</strong> When deposits open, ways, limits and fees will be printed here and shown before you confirm anything.</p>`,
          TY: `<p>ยังไม่ได้ ระบบฝากเงินของ ${name} ยังอยู่ระหว่างพัฒนา จนกว่าจะเปิด ทุกคนเล่นด้วยเครดิตต้อนรับ</p><p><strong>โปรดอย่าโอนเงินให้ใครในนามของเรา</strong> เมื่อเปิดฝากเงินแล้ว ช่องทาง วงเงิน และค่าธรรมเนียมจะแสดงที่นี่ และแสดงให้เห็นก่อนคุณยืนยันทุกครั้ง</p>`,
        },
      },
      {
        anchor: 'withdrawals',
        titles: { EN: 'Can I withdraw?', TY: 'ถอนเงินได้หรือยัง' },
        contents: {
          EN: '<p>Not yet. Withdrawals open together with deposits. You can set a withdrawal password under <a href="/member/securityCenter">Account and security</a> already; it will be asked for whenever money leaves your account, and it must differ from your sign-in password.</p>',
          TY: '<p>ยังไม่ได้ ระบบถอนเงินจะเปิดพร้อมกับการฝาก คุณตั้งรหัสถอนเงินไว้ก่อนได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> ระบบจะถามรหัสนี้ทุกครั้งที่เงินออกจากบัญชี และต้องต่างจากรหัสผ่านเข้าสู่ระบบ</p>',
        },
      },
      {
        anchor: 'balance',
        titles: { EN: 'Where do I see what happened to my balance?', TY: 'ดูความเคลื่อนไหวของยอดเงินได้ที่ไหน' },
        contents: {
          EN: '<p>The <a href="/member/transactionHistory">account record</a> has one line for each movement, with its reason and the balance after it. The <a href="/member/personalHistoryCopy">betting record</a> shows every round with stake and payout. Both can be filtered and saved as CSV.</p><p>No line is ever changed or deleted, not even by us. A mistake is put right by a new line that says so.</p>',
          TY: '<p><a href="/member/transactionHistory">บันทึกบัญชี</a>มีหนึ่งบรรทัดต่อหนึ่งความเคลื่อนไหว พร้อมเหตุผลและยอดคงเหลือ ส่วน<a href="/member/personalHistoryCopy">บันทึกการเดิมพัน</a>แสดงทุกรอบพร้อมเดิมพันและยอดจ่าย ทั้งสองกรองและบันทึกเป็น CSV ได้</p><p>ไม่มีบรรทัดใดถูกแก้ไขหรือลบ แม้แต่โดยเรา หากมีข้อผิดพลาดจะแก้ด้วยบรรทัดใหม่ที่ระบุไว้ชัดเจน</p>',
        },
      },
    ],
  },
];
