import type { DemoSection, Facts } from './facts.demo.ts';

export const playSections = ({ name, minStake, maxStake, maxPayout, minimumAge }: Facts): DemoSection[] => [
  {
    section: 'games',
    titles: { EN: 'Games and fairness', TY: 'เกมและความโปร่งใส' },
    articles: [
      {
        anchor: 'own-games',
        titles: { EN: 'What do your own games pay back?', TY: 'เกมของคุณจ่ายคืนเท่าไร' },
        contents: {
          EN: `<table><thead><tr><th scope="col">Game</th><th scope="col">Theoretical return</th><th scope="col">Bet</th><th scope="col">Maximum win per round</th></tr></thead><tbody><tr><td>Dice</td><td>98.99 % to 99 %</td><td>${minStake} to ${maxStake}</td><td>${maxPayout}</td></tr><tr><td>Mines</td><td>98.99 % to 99 %</td><td>${minStake} to ${maxStake}</td><td>${maxPayout}</td></tr></tbody></table><p>The return is an average over a great many rounds; a single evening can end far above or below it. The rest, about one per cent, is the house edge. No setting and no person can influence a result.</p>`,
          TY: `<table><thead><tr><th scope="col">เกม</th><th scope="col">อัตราจ่ายคืนตามทฤษฎี</th><th scope="col">เดิมพัน</th><th scope="col">รับสูงสุดต่อรอบ</th></tr></thead><tbody><tr><td>ไดซ์</td><td>98.99% ถึง 99%</td><td>${minStake} ถึง ${maxStake}</td><td>${maxPayout}</td></tr><tr><td>ไมน์ส</td><td>98.99% ถึง 99%</td><td>${minStake} ถึง ${maxStake}</td><td>${maxPayout}</td></tr></tbody></table><p>อัตราจ่ายคืนเป็นค่าเฉลี่ยจากรอบจำนวนมาก คืนเดียวอาจสูงหรือต่ำกว่านั้นมาก ส่วนที่เหลือราวหนึ่งเปอร์เซ็นต์คือรายได้ของเจ้ามือ ไม่มีการตั้งค่าหรือบุคคลใดบังคับผลได้</p>`,
        },
      },
      {
        anchor: 'fairness',
        titles: { EN: 'How can I check a round?', TY: 'ตรวจสอบรอบการเล่นอย่างไร' },
        contents: {
          EN: '<p>Before your first bet, you see the SHA-256 hash of our seed. Your browser adds your seed and a counter, and HMAC-SHA256 turns the three into the result.</p><ol><li>Change seeds in the game’s fairness panel to reveal our old seed.</li><li>Copy the values into the <a href="/fairness">verifier</a>.</li><li>If the hash and the result match, nothing was changed.</li></ol><p>It’s a widely used method, so independent tools give the same result.</p>',
          TY: '<p>ก่อนเดิมพันครั้งแรก คุณจะเห็นแฮช SHA-256 ของซีดของเรา เบราว์เซอร์ของคุณเติมซีดของคุณและตัวนับ แล้ว HMAC-SHA256 สร้างผลจากทั้งสามค่า</p><ol><li>เปลี่ยนซีดในหน้าต่างความโปร่งใสของเกม ซีดเดิมของเราจะถูกเปิดเผย</li><li>คัดลอกค่าไปยัง<a href="/fairness">เครื่องมือตรวจสอบ</a></li><li>หากแฮชและผลตรงกัน แปลว่าไม่มีอะไรถูกเปลี่ยน</li></ol><p>วิธีคำนวณนี้ใช้กันทั่วไป เครื่องมืออิสระให้ผลเดียวกัน</p>',
        },
      },
      {
        anchor: 'other-studios',
        titles: { EN: 'Why can’t I open some games?', TY: 'ทำไมบางเกมยังเปิดไม่ได้' },
        contents: {
          EN: '<p>A studio under maintenance is marked on its tiles and opens again by itself; your balance stays untouched. Without an account you can try every game that has a demo. Some games can’t be played with a bonus: then their page says so. Our own games are always open, unless the whole site is under maintenance.</p>',
          TY: '<p>ค่ายที่ปิดปรับปรุงมีเครื่องหมายบอกบนภาพเกมและจะเปิดเองเมื่อพร้อม ยอดเงินของคุณไม่เปลี่ยน หากยังไม่มีบัญชี ลองเล่นได้ทุกเกมที่มีโหมดทดลอง บางเกมเล่นด้วยโบนัสไม่ได้ หน้าของเกมจะแจ้งไว้ ส่วนเกมของเราเปิดเสมอ เว้นแต่ทั้งเว็บไซต์ปิดปรับปรุง</p>',
        },
      },
    ],
  },
  {
    section: 'safer-play',
    titles: { EN: 'Responsible gaming', TY: 'เล่นอย่างรับผิดชอบ' },
    articles: [
      {
        anchor: 'keep-control',
        titles: { EN: 'How do I keep it fun?', TY: 'เล่นอย่างไรให้เป็นแค่ความบันเทิง' },
        contents: {
          EN: '<ul><li>Set a budget and a time limit before you start, and write them down.</li><li>Never chase losses. Every round is independent of the last one.</li><li>Don’t play when you’re tired, upset or have been drinking.</li><li>Check your <a href="/member/personalHistoryCopy">betting record</a> once a week. It shows exactly what you staked and what you got back.</li></ul><p>Over time, the house has the edge. Playing is a way to spend money, not to earn it.</p>',
          TY: '<ul><li>กำหนดจำนวนเงินและเวลาก่อนเริ่มเล่น แล้วจดไว้</li><li>อย่าเล่นเพื่อเอาคืน ทุกรอบเป็นอิสระจากรอบก่อน</li><li>อย่าเล่นเมื่อเหนื่อย อารมณ์ไม่ดี หรือดื่มแอลกอฮอล์</li><li>ดู<a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>สัปดาห์ละครั้ง ในนั้นแสดงยอดที่คุณเดิมพันและได้คืนตามจริง</li></ul><p>ในระยะยาวเจ้ามือได้เปรียบ การเล่นคือการใช้เงินเพื่อความบันเทิง ไม่ใช่การหารายได้</p>',
        },
      },
      {
        anchor: 'take-a-break',
        titles: { EN: 'How do I take a break?', TY: 'อยากพักทำอย่างไร' },
        contents: {
          EN: `<p><a href="/member/protection">Player protection</a> has everything in one place: limits for deposits, losses, stakes and time, a break of a day, a week or a month, and self-exclusion. All of it takes effect at once; only loosening takes time.</p><p>Sign out everywhere else under <a href="/member/securityCenter">Account and security</a>. If you’d rather talk to ${name}, send us the feedback form and choose “Customer service”. A real person reads it.</p><p>If playing has stopped being fun, or someone close to you is worried, please talk to a doctor or a gambling helpline in your country. It’s never too early.</p><p>Players must be ${minimumAge} or over. Don’t leave your device signed in where children can reach it.</p>`,
          TY: `<p>ทุกอย่างอยู่ที่<a href="/member/protection">การคุ้มครองผู้เล่น</a> ทั้งวงเงินฝาก ยอดเสีย เดิมพัน และเวลา การพักหนึ่งวัน หนึ่งสัปดาห์ หรือหนึ่งเดือน และการระงับการเล่นระยะยาว ทุกอย่างมีผลทันที การผ่อนคลายเท่านั้นที่ต้องรอ</p><p>ออกจากระบบในอุปกรณ์อื่นทั้งหมดได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> หากอยากคุยกับ ${name} ส่งแบบฟอร์มแจ้งปัญหาแล้วเลือก “บริการลูกค้า” จะมีคนอ่านข้อความของคุณ</p><p>หากการเล่นไม่สนุกอีกต่อไป หรือคนใกล้ตัวเป็นห่วง โปรดปรึกษาแพทย์หรือสายด่วนด้านปัญหาการพนันในประเทศของคุณ ไม่มีคำว่าเร็วเกินไป</p><p>ผู้ที่อายุต่ำกว่า ${minimumAge} ปีห้ามเล่น อย่าเปิดบัญชีทิ้งไว้ในที่ที่เด็กเข้าถึงได้</p>`,
        },
      },
    ],
  },
];
