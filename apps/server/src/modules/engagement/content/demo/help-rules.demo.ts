import type { DemoSection, Facts } from './facts.demo.ts';

export const rulesSections = ({
  name,
  credit,
  minimumAge,
  minStake,
  maxStake,
  maxPayout,
}: Facts): DemoSection[] => [
  {
    section: 'security',
    titles: { EN: 'Security', TY: 'ความปลอดภัย' },
    articles: [
      {
        anchor: 'password',
        titles: { EN: 'Passwords, and what to do without one', TY: 'รหัสผ่าน และเมื่อจำรหัสไม่ได้' },
        contents: {
          EN: '<p>Use a long password that you have nowhere else; a password manager makes that easy. We keep only a hash of it, so nobody here can read it, and nobody here will ever ask for it.</p><p>Forgotten? <a href="/forgotPassword">Ask for a way back</a> with the e-mail address or mobile number of your account. Links and codes work once and for a short time. When the password changes, all other sessions end.</p>',
          TY: '<p>ใช้รหัสผ่านที่ยาวและไม่ซ้ำกับที่อื่น โปรแกรมจัดการรหัสผ่านช่วยได้ เราเก็บเพียงค่าแฮช จึงไม่มีใครที่นี่อ่านรหัสของคุณได้ และไม่มีใครที่นี่จะถามรหัสจากคุณ</p><p>ลืมรหัส? <a href="/forgotPassword">ขอตั้งรหัสใหม่</a>ด้วยอีเมลหรือหมายเลขโทรศัพท์ของบัญชี ลิงก์และรหัสยืนยันใช้ได้ครั้งเดียวและมีอายุสั้น เมื่อเปลี่ยนรหัสผ่าน เซสชันอื่นทั้งหมดจะสิ้นสุดลง</p>',
        },
      },
      {
        anchor: 'protect-account',
        titles: { EN: 'How do I protect my account?', TY: 'ปกป้องบัญชีอย่างไร' },
        contents: {
          EN: '<p><a href="/member/securityCenter">Account and security</a> shows where you are signed in, ends sessions elsewhere, and offers every further protection there is.</p><ul><li>After several wrong passwords an account is locked for some minutes.</li><li>A session ends by itself after 30 minutes without a call.</li><li>If something looks wrong, change the password first, then write to us.</li></ul>',
          TY: '<p><a href="/member/securityCenter">บัญชีและความปลอดภัย</a>แสดงว่าคุณเข้าสู่ระบบที่ไหนบ้าง สั่งสิ้นสุดเซสชันอื่น และเปิดใช้การป้องกันเพิ่มเติมทั้งหมดที่มี</p><ul><li>หากใส่รหัสผ่านผิดหลายครั้ง บัญชีจะถูกล็อกไม่กี่นาที</li><li>เซสชันสิ้นสุดเองเมื่อไม่มีการใช้งาน 30 นาที</li><li>หากพบสิ่งผิดปกติ ให้เปลี่ยนรหัสผ่านก่อน แล้วเขียนถึงเรา</li></ul>',
        },
      },
    ],
  },
  {
    section: 'terms',
    titles: { EN: 'Terms', TY: 'ข้อกำหนด' },
    articles: [
      {
        anchor: 'term',
        titles: { EN: 'Terms of use', TY: 'ข้อกำหนดการใช้งาน' },
        contents: {
          EN: `<h3>1. Who may play</h3><p>Persons of at least ${minimumAge} years, in their own name, where playing is allowed to them. One account per person; it can’t be lent or sold.</p><h3>2. Your account</h3><p>You keep your password secret and tell us when somebody else may know it. What is done with your password counts as done by you until then.</p><h3>3. Credit</h3><p>A new account receives ${credit} of credit once. It stands under the rules printed on the <a href="/promotions#welcome-credit">promotions page</a>.</p><h3>4. Bets</h3><p>A bet counts when the site has shown it as accepted, from ${minStake} to ${maxStake}, with a highest win of ${maxPayout} a round. It is settled under the rules that were in force at that moment. Accepted bets can’t be taken back, by neither side.</p><h3>5. Results</h3><p>The results of our own games follow from the seeds alone and can be <a href="/fairness">checked by everybody</a>. If a computed result and a shown one differ, the computed one counts.</p><h3>6. Faults</h3><p>A round that was interrupted waits and can be finished. If we could not settle it, the stake is given back.</p><h3>7. Fair conduct</h3><p>Several accounts of one person, shared accounts and attempts to harm the site may lead to the closing of an account. We say why.</p><h3>8. Changes</h3><p>New terms are announced in the notices before they apply. They never change a round that was played before.</p>`,
          TY: `<h3>1. ผู้มีสิทธิ์เล่น</h3><p>บุคคลอายุ ${minimumAge} ปีขึ้นไป ในนามของตนเอง และอยู่ในที่ที่กฎหมายอนุญาต หนึ่งคนมีได้หนึ่งบัญชี ห้ามให้ยืมหรือขาย</p><h3>2. บัญชีของคุณ</h3><p>คุณต้องเก็บรหัสผ่านเป็นความลับ และแจ้งเราเมื่อมีผู้อื่นอาจล่วงรู้ ก่อนแจ้ง สิ่งที่ทำด้วยรหัสผ่านของคุณถือว่าคุณเป็นผู้ทำ</p><h3>3. เครดิต</h3><p>บัญชีใหม่ได้รับเครดิต ${credit} หนึ่งครั้ง ตามกติกาใน<a href="/promotions#welcome-credit">หน้าโปรโมชัน</a></p><h3>4. การเดิมพัน</h3><p>เดิมพันมีผลเมื่อเว็บไซต์แสดงว่ารับแล้ว ตั้งแต่ ${minStake} ถึง ${maxStake} และรับสูงสุด ${maxPayout} ต่อรอบ โดยคิดตามกติกาที่ใช้ในขณะนั้น เดิมพันที่รับแล้วไม่มีฝ่ายใดยกเลิกได้</p><h3>5. ผลการเล่น</h3><p>ผลของเกมของเรามาจากซีดเท่านั้น และ<a href="/fairness">ทุกคนตรวจสอบได้</a> หากผลที่คำนวณได้ต่างจากผลที่แสดง ให้ถือตามผลที่คำนวณได้</p><h3>6. ข้อขัดข้อง</h3><p>รอบที่ถูกขัดจังหวะจะรอและเล่นต่อได้ หากเราไม่สามารถสรุปผลได้ จะคืนเงินเดิมพัน</p><h3>7. การใช้งานอย่างเป็นธรรม</h3><p>การมีหลายบัญชีในคนเดียว การใช้บัญชีร่วมกัน และความพยายามทำให้เว็บไซต์เสียหาย อาจทำให้บัญชีถูกปิด โดยเราจะแจ้งเหตุผล</p><h3>8. การเปลี่ยนแปลง</h3><p>ข้อกำหนดใหม่จะประกาศก่อนมีผล และไม่เปลี่ยนรอบที่เล่นไปแล้ว</p>`,
        },
      },
      {
        anchor: 'complaints',
        titles: { EN: 'Complaints', TY: 'การร้องเรียน' },
        contents: {
          EN: `<p>Write to ${name} with the feedback form at the foot of each page. Name the game and the number of the round, if it is about one; you find both in the betting record. Your message is kept as you wrote it, with the time at which it came.</p>`,
          TY: `<p>เขียนถึง ${name} ผ่านแบบฟอร์มความคิดเห็นที่ท้ายทุกหน้า หากเกี่ยวกับรอบการเล่น โปรดระบุชื่อเกมและหมายเลขรอบ ซึ่งดูได้ในบันทึกการเดิมพัน เราเก็บข้อความของคุณตามที่เขียน พร้อมเวลาที่ได้รับ</p>`,
        },
      },
    ],
  },
  {
    section: 'privacy',
    titles: { EN: 'Privacy', TY: 'ความเป็นส่วนตัว' },
    articles: [
      {
        anchor: 'privacy-data',
        titles: { EN: 'What we keep about you, and why', TY: 'เราเก็บข้อมูลอะไรและเพราะอะไร' },
        contents: {
          EN: `<ul><li><strong>What you enter when you register</strong>: to run your account. Whatever the form marks as optional may stay empty.</li><li><strong>Rounds and movements of your balance</strong>: they are the accounts of ${name} and are not deleted.</li><li><strong>Sign-ins with time, address and kind of device</strong>: so that you and we can see when somebody else comes in.</li><li><strong>Feedback</strong>: with the address it came from, against floods of it.</li></ul><h3>In your browser</h3><p>Your session is kept for as long as the tab is open. Language, look and favourite views stay until you clear them. One cookie remembers this browser for a day, and only if you ask for it. There are no cookies for advertising.</p><p>If you sign in with an account of another service, that service learns that you did.</p>`,
          TY: `<ul><li><strong>ข้อมูลที่คุณกรอกเมื่อสมัคร</strong>: เพื่อดูแลบัญชีของคุณ ช่องที่ระบุว่าไม่บังคับเว้นว่างได้</li><li><strong>รอบการเล่นและความเคลื่อนไหวของยอดเงิน</strong>: เป็นบัญชีของ ${name} และจะไม่ถูกลบ</li><li><strong>การเข้าสู่ระบบ พร้อมเวลา ที่อยู่เครือข่าย และชนิดอุปกรณ์</strong>: เพื่อให้คุณและเราเห็นเมื่อมีผู้อื่นเข้ามา</li><li><strong>ความคิดเห็น</strong>: พร้อมที่อยู่เครือข่ายที่ส่งมา เพื่อป้องกันการส่งจำนวนมาก</li></ul><h3>ในเบราว์เซอร์ของคุณ</h3><p>เซสชันเก็บไว้ตราบที่แท็บยังเปิดอยู่ ภาษา โหมดสี และมุมมองที่ชอบจะอยู่จนกว่าคุณจะลบ มีคุกกี้หนึ่งตัวที่จำเบราว์เซอร์นี้ไว้หนึ่งวัน เฉพาะเมื่อคุณขอ ไม่มีคุกกี้โฆษณา</p><p>หากคุณเข้าสู่ระบบด้วยบัญชีของบริการอื่น บริการนั้นจะรู้ว่าคุณเข้าใช้</p>`,
        },
      },
    ],
  },
];
