import type { DemoSection, Facts } from './facts.demo.ts';

export const playSections = ({ name, minStake, maxStake, maxPayout, minimumAge }: Facts): DemoSection[] => [
  {
    section: 'games',
    titles: { EN: 'Games and fairness', TY: 'เกมและความยุติธรรม' },
    articles: [
      {
        anchor: 'own-games',
        titles: { EN: 'What do the games of your own pay back?', TY: 'เกมของคุณคืนเงินเท่าไร' },
        contents: {
          EN: `<table><thead><tr><th scope="col">Game</th><th scope="col">Built to return</th><th scope="col">Bet</th><th scope="col">Highest win of a round</th></tr></thead><tbody><tr><td>Dice</td><td>98.99 % to 99 %</td><td>${minStake} to ${maxStake}</td><td>${maxPayout}</td></tr><tr><td>Mines</td><td>98.99 % to 99 %</td><td>${minStake} to ${maxStake}</td><td>${maxPayout}</td></tr></tbody></table><p>The return is a mean over very many rounds; a single evening may end far above or below it. The rest, about one per cent, is what the house earns. No setting and no person can steer a result.</p>`,
          TY: `<table><thead><tr><th scope="col">เกม</th><th scope="col">อัตราคืนที่ออกแบบไว้</th><th scope="col">เดิมพัน</th><th scope="col">รับสูงสุดต่อรอบ</th></tr></thead><tbody><tr><td>ไดซ์</td><td>98.99% ถึง 99%</td><td>${minStake} ถึง ${maxStake}</td><td>${maxPayout}</td></tr><tr><td>ไมน์ส</td><td>98.99% ถึง 99%</td><td>${minStake} ถึง ${maxStake}</td><td>${maxPayout}</td></tr></tbody></table><p>อัตราคืนเป็นค่าเฉลี่ยของรอบจำนวนมาก คืนเดียวอาจสูงหรือต่ำกว่านั้นมาก ส่วนที่เหลือราวหนึ่งเปอร์เซ็นต์คือรายได้ของเจ้ามือ ไม่มีการตั้งค่าหรือบุคคลใดบังคับผลได้</p>`,
        },
      },
      {
        anchor: 'fairness',
        titles: { EN: 'How can I check a round?', TY: 'ตรวจสอบรอบการเล่นอย่างไร' },
        contents: {
          EN: '<p>Before the first bet you see the SHA-256 hash of our seed. Your browser adds a seed of yours and a counter, and HMAC-SHA256 makes the result of the three.</p><ol><li>Change the seeds in the fairness panel of the game: our old seed is revealed.</li><li>Copy the values into the <a href="/fairness">verifier</a>.</li><li>If hash and result come out the same, nothing was changed.</li></ol><p>The way of computing is a common one; independent tools come to the same result.</p>',
          TY: '<p>ก่อนเดิมพันครั้งแรก คุณจะเห็นแฮช SHA-256 ของซีดของเรา เบราว์เซอร์ของคุณเติมซีดของคุณและตัวนับ แล้ว HMAC-SHA256 สร้างผลจากทั้งสามค่า</p><ol><li>เปลี่ยนซีดในแผงความยุติธรรมของเกม ซีดเดิมของเราจะถูกเปิดเผย</li><li>คัดลอกค่าไปยัง<a href="/fairness">เครื่องมือตรวจสอบ</a></li><li>หากแฮชและผลตรงกัน แปลว่าไม่มีอะไรถูกเปลี่ยน</li></ol><p>วิธีคำนวณนี้ใช้กันทั่วไป เครื่องมืออิสระให้ผลเดียวกัน</p>',
        },
      },
      {
        anchor: 'other-studios',
        titles: { EN: 'Why can’t I start some games?', TY: 'ทำไมบางเกมยังเริ่มเล่นไม่ได้' },
        contents: {
          EN: '<p>The lobby shows games of outside studios that are not connected yet. Their pages say so; they take no bets and nothing from your balance. A studio in maintenance is marked as well. Our own games can always be started unless the whole site is in maintenance.</p>',
          TY: '<p>ล็อบบี้แสดงเกมของค่ายอื่นที่ยังไม่เชื่อมต่อ หน้าของเกมจะแจ้งไว้ ไม่รับเดิมพันและไม่หักยอดเงินของคุณ ค่ายที่ปิดปรับปรุงก็มีเครื่องหมายบอก ส่วนเกมของเราเริ่มได้เสมอ เว้นแต่ทั้งเว็บไซต์ปิดปรับปรุง</p>',
        },
      },
    ],
  },
  {
    section: 'safer-play',
    titles: { EN: 'Safer play', TY: 'เล่นอย่างรับผิดชอบ' },
    articles: [
      {
        anchor: 'keep-control',
        titles: { EN: 'How do I keep it a pastime?', TY: 'เล่นอย่างไรให้เป็นแค่ความบันเทิง' },
        contents: {
          EN: '<ul><li>Decide how much and how long before you begin, and write it down.</li><li>Never play to win back what is lost. Every round is independent of the last one.</li><li>Don’t play when you are tired, upset or have been drinking.</li><li>Look at your <a href="/member/personalHistoryCopy">betting record</a> once a week. It shows what you staked and what you got back, without rounding it up.</li></ul><p>Over time the house has the advantage. Playing is a way to spend money, not to earn it.</p>',
          TY: '<ul><li>กำหนดจำนวนเงินและเวลาก่อนเริ่มเล่น แล้วจดไว้</li><li>อย่าเล่นเพื่อเอาคืน ทุกรอบเป็นอิสระจากรอบก่อน</li><li>อย่าเล่นเมื่อเหนื่อย อารมณ์ไม่ดี หรือดื่มแอลกอฮอล์</li><li>ดู<a href="/member/personalHistoryCopy">บันทึกการเดิมพัน</a>สัปดาห์ละครั้ง ในนั้นแสดงสิ่งที่คุณวางและได้คืนตามจริง</li></ul><p>ในระยะยาวเจ้ามือได้เปรียบ การเล่นคือการใช้เงินเพื่อความบันเทิง ไม่ใช่การหารายได้</p>',
        },
      },
      {
        anchor: 'take-a-break',
        titles: { EN: 'How do I take a break?', TY: 'อยากพักทำอย่างไร' },
        contents: {
          EN: `<p>Sign out, and under <a href="/member/securityCenter">Account and security</a> sign out everywhere else. If you want ${name} to close your account, write to us with the feedback form and choose “customer service”. A person reads it.</p><p>Switches for limits and for longer breaks are not there yet. We don’t want to pretend otherwise.</p><p>If playing has stopped being fun, or somebody close to you is worried, please talk to a doctor or to a helpline for gambling in your country. It is never too early.</p><p>Nobody under ${minimumAge} may play. Don’t leave your device signed in where children can reach it.</p>`,
          TY: `<p>ออกจากระบบ และออกจากระบบในอุปกรณ์อื่นทั้งหมดได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> หากต้องการให้ ${name} ปิดบัญชี โปรดเขียนถึงเราผ่านแบบฟอร์มความคิดเห็น เลือก “บริการลูกค้า” จะมีคนอ่านข้อความของคุณ</p><p>ปุ่มตั้งวงเงินและการพักระยะยาวยังไม่มีในตอนนี้ เราขอบอกตามตรง</p><p>หากการเล่นไม่สนุกอีกต่อไป หรือคนใกล้ตัวเป็นห่วง โปรดปรึกษาแพทย์หรือสายด่วนด้านปัญหาการพนันในประเทศของคุณ ไม่มีคำว่าเร็วเกินไป</p><p>ผู้ที่อายุต่ำกว่า ${minimumAge} ปีห้ามเล่น อย่าเปิดบัญชีทิ้งไว้ในที่ที่เด็กเข้าถึงได้</p>`,
        },
      },
    ],
  },
];
