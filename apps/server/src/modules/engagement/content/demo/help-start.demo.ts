import type { DemoSection, Facts } from './facts.demo.ts';

export const startSections = ({ name, currency, credit, minimumAge, minStake }: Facts): DemoSection[] => [
  {
    section: 'getting-started',
    titles: { EN: 'Getting started', TY: 'เริ่มต้นใช้งาน' },
    articles: [
      {
        anchor: 'open-account',
        titles: { EN: 'How do I open an account?', TY: 'สมัครสมาชิกอย่างไร' },
        contents: {
          EN: `<p>Choose <a href="/register">Register</a> at the top of any page. We only ask for what ${name} needs; optional fields are marked.</p><ol><li>Pick a user name and a password you use nowhere else.</li><li>Confirm that you’re at least ${minimumAge} and accept the <a href="/help#term">terms</a>.</li><li>You’re signed in straight away, with ${credit} in welcome credit in your wallet.</li></ol><p>Accounts are in ${currency}. Please open only one.</p>`,
          TY: `<p>เลือก<a href="/register">สมัครสมาชิก</a>ที่ด้านบนของทุกหน้า แบบฟอร์มถามเฉพาะข้อมูลที่ ${name} จำเป็นต้องใช้ ช่องที่เว้นว่างได้จะมีคำว่า “ไม่บังคับ”</p><ol><li>ตั้งชื่อผู้ใช้และรหัสผ่านที่ไม่ได้ใช้กับที่อื่น</li><li>ยืนยันว่าคุณมีอายุ ${minimumAge} ปีขึ้นไป และยอมรับ<a href="/help#term">ข้อ\u2060กำหนด</a></li><li>คุณจะเข้าสู่ระบบทันที พร้อมเครดิตต้อนรับ ${credit} ในกระเป๋าเงิน</li></ol><p>บัญชีใช้สกุลเงิน ${currency} โปรดเปิดเพียงบัญชีเดียว</p>`,
        },
      },
      {
        anchor: 'first-round',
        titles: { EN: 'How do I play my first round?', TY: 'เล่นรอบแรกอย่างไร' },
        contents: {
          EN: `<p>Open <a href="/bgs/dice">Dice</a>. Move the target to change your chance and the multiplier, set a bet from ${minStake}, and roll. You’ll see the result and your new balance together.</p><p>In <a href="/bgs/mines">Mines</a>, open tiles one by one. Every gem raises your payout; a mine ends the round. Close the page if you like: the round waits for you.</p>`,
          TY: `<p>เปิดเกม<a href="/bgs/dice">ไดซ์</a> เลื่อนเป้าหมายแล้วดูว่าโอกาสและตัวคูณเปลี่ยนอย่างไร ตั้งเดิมพันตั้งแต่ ${minStake} แล้วทอย ผลและยอดเงินใหม่จะแสดงพร้อมกัน</p><p>ใน<a href="/bgs/mines">ไมน์ส</a> คุณเปิดช่องทีละช่อง อัญมณีแต่ละเม็ดเพิ่มเงินรางวัล เจอระเบิดเมื่อไรจบรอบ หากปิดหน้ากลางคัน รอบจะรอคุณอยู่</p>`,
        },
      },
      {
        anchor: 'language-and-look',
        titles: { EN: 'How do I change the language or theme?', TY: 'เปลี่ยนภาษาและโหมดสีอย่างไร' },
        contents: {
          EN: '<p>You’ll find both at the bottom of every page, or in the menu on your phone. Choose English or Thai, light or dark. Your browser remembers your choice; your account isn’t affected.</p>',
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
        titles: { EN: 'How do I deposit?', TY: 'ฝากเงินอย่างไร' },
        contents: {
          EN: `<ol><li>Open <a href="/member/depositv2">Deposit</a> and choose a method. Each shows its limits and fees.</li><li>Enter the amount and follow the steps. For a bank transfer, send exactly the amount shown.</li><li>You can watch the deposit on its page; the money is in your wallet as soon as it has arrived.</li></ol><p><strong>Pay only to the details on that page.</strong> ${name} never sends payment details by chat or phone.</p>`,
          TY: `<ol><li>เปิดหน้า<a href="/member/depositv2">ฝากเงิน</a>แล้วเลือกช่องทาง แต่ละช่องทางแสดงวงเงินและค่าธรรมเนียม</li><li>กรอกจำนวนเงินแล้วทำตามขั้นตอน หากโอนผ่านธนาคาร โปรดโอนให้ตรงยอดที่แสดง</li><li>ติดตามสถานะได้ในหน้ารายการ เงินเข้ากระเป๋าทันทีที่ได้รับยอด</li></ol><p><strong>โอนตามข้อมูลในหน้านั้นเท่านั้น</strong> ${name} ไม่ส่งเลขบัญชีทางแชตหรือโทรศัพท์</p>`,
        },
      },
      {
        anchor: 'withdrawals',
        titles: { EN: 'How do I withdraw?', TY: 'ถอนเงินอย่างไร' },
        contents: {
          EN: '<ol><li>Set a withdrawal password under <a href="/member/securityCenter">Account and security</a>, different from your sign-in password.</li><li>Save your own bank account under <a href="/member/beneficiaries">Bank accounts</a>.</li><li>Enter the amount under <a href="/member/withdrawal">Withdraw</a>. The page shows what you can withdraw now, and what is left to play if a bonus is involved.</li></ol><p>Some withdrawals are looked at by a person first. See how far each one is under <a href="/member/paymentsRecord">Payments</a>.</p>',
          TY: '<ol><li>ตั้งรหัสถอนเงินที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> ให้ต่างจากรหัสผ่านเข้าสู่ระบบ</li><li>บันทึกบัญชีธนาคารของคุณเองที่<a href="/member/beneficiaries">บัญชีรับเงิน</a></li><li>กรอกจำนวนเงินที่หน้า<a href="/member/withdrawal">ถอนเงิน</a> หน้านั้นบอกยอดที่ถอนได้ตอนนี้ และยอดที่ต้องเล่นให้ครบหากมีโบนัส</li></ol><p>บางรายการมีเจ้าหน้าที่ตรวจสอบก่อน ดูสถานะได้ใน<a href="/member/paymentsRecord">ประวัติฝากถอน</a></p>',
        },
      },
      {
        anchor: 'balance',
        titles: { EN: 'Where can I see my transactions?', TY: 'ดูความเคลื่อนไหวของยอดเงินได้ที่ไหน' },
        contents: {
          EN: '<p>Your <a href="/member/transactionHistory">account record</a> lists every transaction, with its reason and the balance after it. Your <a href="/member/personalHistoryCopy">betting record</a> shows every round with stake and payout. You can filter both and download them as CSV files.</p><p>Entries are never changed or deleted, not even by us. We correct mistakes with a new entry that says so.</p>',
          TY: '<p><a href="/member/transactionHistory">ประวัติบัญชี</a>แสดงทุกรายการ พร้อมเหตุผลและยอดคงเหลือ ส่วน<a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>แสดงทุกรอบพร้อมเงินเดิมพันและเงินรางวัล ทั้งสองกรองและดาวน์โหลดเป็น CSV ได้</p><p>ไม่มีรายการใดถูกแก้ไขหรือลบ แม้แต่โดยเรา หากมีข้อผิดพลาดจะแก้ด้วยรายการใหม่ที่ระบุไว้ชัดเจน</p>',
        },
      },
    ],
  },
];
