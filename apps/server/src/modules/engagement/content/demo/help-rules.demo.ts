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
        titles: { EN: 'I forgot my password. What now?', TY: 'ลืมรหัสผ่าน ทำอย่างไร' },
        contents: {
          EN: '<p><a href="/forgotPassword">Set a new one</a> with your account’s email address or mobile number. Links and codes work once and for a short time. When your password changes, all other sessions end.</p><p>Choose a long password you use nowhere else; a password manager makes that easy. We only store a hash of it, so nobody here can read it, and nobody here will ever ask you for it.</p>',
          TY: '<p><a href="/forgotPassword">ตั้งรหัสผ่านใหม่</a>ด้วยอีเมลหรือหมายเลขโทรศัพท์ของบัญชี ลิงก์และรหัสยืนยันใช้ได้ครั้งเดียวและมีอายุสั้น เมื่อเปลี่ยนรหัสผ่าน เซสชันอื่นทั้งหมดจะสิ้นสุดลง</p><p>ควรใช้รหัสผ่านที่ยาวและไม่ซ้ำกับที่อื่น โปรแกรมจัดการรหัสผ่านช่วยได้ เราเก็บเพียงค่าแฮช จึงไม่มีใครที่นี่อ่านรหัสของคุณได้ และไม่มีใครที่นี่จะขอรหัสจากคุณ</p>',
        },
      },
      {
        anchor: 'protect-account',
        titles: { EN: 'How do I protect my account?', TY: 'ปกป้องบัญชีอย่างไร' },
        contents: {
          EN: '<p><a href="/member/securityCenter">Account and security</a> shows where you’re signed in, lets you sign out other devices, and offers two-step verification and passkeys.</p><ul><li>After several wrong passwords, an account is locked for a few minutes.</li><li>You’re signed out automatically after 30 minutes without activity.</li><li>If something looks wrong, change your password first, then contact us.</li></ul>',
          TY: '<p><a href="/member/securityCenter">บัญชีและความปลอดภัย</a>แสดงว่าคุณเข้าสู่ระบบที่ไหนบ้าง ให้อุปกรณ์อื่นออกจากระบบ และเปิดใช้การยืนยันตัวตนสองขั้นตอนหรือพาสคีย์ได้</p><ul><li>หากใส่รหัสผ่านผิดหลายครั้ง บัญชีจะถูกล็อกไม่กี่นาที</li><li>ระบบจะออกให้อัตโนมัติเมื่อไม่มีการใช้งาน 30 นาที</li><li>หากพบสิ่งผิดปกติ ให้เปลี่ยนรหัสผ่านก่อน แล้วแจ้งเรา</li></ul>',
        },
      },
    ],
  },
  {
    section: 'terms',
    titles: { EN: 'Terms', TY: 'ข้อ\u2060กำหนด' },
    articles: [
      {
        anchor: 'term',
        titles: { EN: 'Terms of use', TY: 'ข้อ\u2060กำหนดการใช้งาน' },
        contents: {
          EN: `<h3>1. Who can play</h3><p>You must be at least ${minimumAge}, play in your own name, and be allowed to play where you are. One account per person; accounts can’t be lent or sold.</p><h3>2. Your account</h3><p>Keep your password secret, and tell us if someone else may know it. Until you do, everything done with your password counts as done by you.</p><h3>3. Credit</h3><p>Every new account receives ${credit} in credit once, under the rules on the <a href="/promotions#welcome-credit">promotions page</a>.</p><h3>4. Bets</h3><p>Bets range from ${minStake} to ${maxStake}, with a maximum win of ${maxPayout} per round. A bet counts once the site shows it as accepted, and is settled under the rules in force at that moment. Neither side can take back an accepted bet.</p><h3>5. Results</h3><p>The results of our own games come from the seeds alone and can be <a href="/fairness">checked by anyone</a>. If a calculated result differs from the one shown, the calculated one counts.</p><h3>6. Faults</h3><p>An interrupted round waits for you to finish it. If we can’t settle it, we refund the stake.</p><h3>7. Fair conduct</h3><p>We may close accounts if one person holds several, if accounts are shared, or if someone tries to harm the site. We’ll tell you why.</p><h3>8. Changes</h3><p>We announce new terms before they apply. They never change rounds you’ve already played.</p>`,
          TY: `<h3>1. ผู้มีสิทธิ์เล่น</h3><p>บุคคลอายุ ${minimumAge} ปีขึ้นไป ในนามของตนเอง และอยู่ในที่ที่กฎหมายอนุญาต หนึ่งคนมีได้หนึ่งบัญชี ห้ามให้ยืมหรือขาย</p><h3>2. บัญชีของคุณ</h3><p>คุณต้องเก็บรหัสผ่านเป็นความลับ และแจ้งเราเมื่อมีผู้อื่นอาจล่วงรู้ ก่อนแจ้ง สิ่งที่ทำด้วยรหัสผ่านของคุณถือว่าคุณเป็นผู้ทำ</p><h3>3. เครดิต</h3><p>บัญชีใหม่ได้รับเครดิต ${credit} หนึ่งครั้ง ตามกติกาใน<a href="/promotions#welcome-credit">หน้าโปรโมชัน</a></p><h3>4. การเดิมพัน</h3><p>เดิมพันมีผลเมื่อเว็บไซต์แสดงว่ารับแล้ว ตั้งแต่ ${minStake} ถึง ${maxStake} และรับสูงสุด ${maxPayout} ต่อรอบ โดยคิดตามกติกาที่ใช้ในขณะนั้น เดิมพันที่รับแล้วไม่มีฝ่ายใดยกเลิกได้</p><h3>5. ผลการเล่น</h3><p>ผลของเกมของเรามาจากซีดเท่านั้น และ<a href="/fairness">ทุกคนตรวจสอบได้</a> หากผลที่คำนวณได้ต่างจากผลที่แสดง ให้ถือตามผลที่คำนวณได้</p><h3>6. ข้อขัดข้อง</h3><p>รอบที่ถูกขัดจังหวะจะรอและเล่นต่อได้ หากเราไม่สามารถสรุปผลได้ จะคืนเงินเดิมพัน</p><h3>7. การใช้งานอย่างเป็นธรรม</h3><p>การมีหลายบัญชีในคนเดียว การใช้บัญชีร่วมกัน และความพยายามทำให้เว็บไซต์เสียหาย อาจทำให้บัญชีถูกปิด โดยเราจะแจ้งเหตุผล</p><h3>8. การเปลี่ยนแปลง</h3><p>ข้อกำหนดใหม่จะประกาศก่อนมีผล และไม่เปลี่ยนรอบที่เล่นไปแล้ว</p>`,
        },
      },
      {
        anchor: 'complaints',
        titles: { EN: 'Complaints', TY: 'การร้องเรียน' },
        contents: {
          EN: `<p>Contact ${name} with the feedback form at the bottom of every page. If it’s about a round, please include the game and the round ID from your betting record. We keep your message exactly as you wrote it, with the time we received it.</p>`,
          TY: `<p>ติดต่อ ${name} ผ่านแบบฟอร์มแจ้งปัญหาที่ท้ายทุกหน้า หากเกี่ยวกับรอบการเล่น โปรดระบุชื่อเกมและหมายเลขรอบ ซึ่งดูได้ในประวัติการเดิมพัน เราเก็บข้อความของคุณตามที่เขียน พร้อมเวลาที่ได้รับ</p>`,
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
          EN: `<ul><li><strong>What you enter when you register</strong>: to run your account. Optional fields can stay empty.</li><li><strong>Your rounds and transactions</strong>: they’re part of ${name}’s accounts and can’t be deleted.</li><li><strong>Sign-ins with time, IP address and device type</strong>: so you and we can spot if someone else signs in.</li><li><strong>Feedback</strong>: with the IP address it came from, to prevent spam.</li></ul><h3>In your browser</h3><p>Your session lasts as long as the tab is open. Language, theme and view settings stay until you clear them. One cookie remembers this browser for a day, and only if you ask for it. There are no advertising cookies.</p><p>If you sign in with another service’s account, that service will know you did.</p>`,
          TY: `<ul><li><strong>ข้อมูลที่คุณกรอกเมื่อสมัคร</strong>: เพื่อดูแลบัญชีของคุณ ช่องที่ระบุว่าไม่บังคับเว้นว่างได้</li><li><strong>รอบการเล่นและความเคลื่อนไหวของยอดเงิน</strong>: เป็นบัญชีของ ${name} และจะไม่ถูกลบ</li><li><strong>การเข้าสู่ระบบ พร้อมเวลา ที่อยู่เครือข่าย และชนิดอุปกรณ์</strong>: เพื่อให้คุณและเราเห็นเมื่อมีผู้อื่นเข้ามา</li><li><strong>ความคิดเห็น</strong>: พร้อมที่อยู่เครือข่ายที่ส่งมา เพื่อป้องกันการส่งจำนวนมาก</li></ul><h3>ในเบราว์เซอร์ของคุณ</h3><p>เซสชันเก็บไว้ตราบที่แท็บยังเปิดอยู่ ภาษา โหมดสี และมุมมองที่ชอบจะอยู่จนกว่าคุณจะลบ มีคุกกี้หนึ่งตัวที่จำเบราว์เซอร์นี้ไว้หนึ่งวัน เฉพาะเมื่อคุณขอ ไม่มีคุกกี้โฆษณา</p><p>หากคุณเข้าสู่ระบบด้วยบัญชีของบริการอื่น บริการนั้นจะรู้ว่าคุณเข้าใช้</p>`,
        },
      },
    ],
  },
];
