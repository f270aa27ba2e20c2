import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const lotusNotices = ({ name }: Facts): DemoAnnouncement[] => [
  {
    key: 'notice-counter',
    type: 'PL',
    daysAgo: 1,
    titles: { EN: 'The jackpot counter is just for show', TY: 'ตัวเลขแจ็กพอตในหน้าแรกเป็นตัวเลขจำลอง' },
    contents: {
      EN: '<p>The number that grows on our home page is an illustration, and it says so. Nothing is paid from it, and no bets go into it. If we ever have a real jackpot, we’ll publish its rules here first.</p>',
      TY: '<p>ตัวเลขที่เพิ่มขึ้นในหน้าแรกเป็นตัวเลขจำลอง และมีข้อความบอกไว้ ไม่มีการจ่ายเงินจากตัวเลขนี้ และไม่มีเดิมพันใดถูกหักเข้าไป หากวันหนึ่งมีแจ็กพอตจริง เราจะลงกติกาไว้ที่นี่ก่อน</p>',
    },
  },
  {
    key: 'notice-phone',
    type: 'PL',
    daysAgo: 4,
    titles: { EN: 'Take the garden with you', TY: 'พกสวนนี้ไปได้ทุกที่' },
    contents: {
      EN: '<p>Put us on your home screen: no app store, no waiting. The illustrated <a href="/download">guide</a> covers iPhone and Android, with a QR code to scan.</p>',
      TY: '<p>เพิ่มเราไว้บนหน้าจอหลักได้เลย ไม่ต้องผ่านสโตร์ ไม่ต้องรอ <a href="/download">คู่มือ</a>สำหรับ iPhone และ Android มีภาพประกอบและโค้ดให้สแกน</p>',
    },
  },
  {
    key: 'notice-search',
    type: 'PL',
    daysAgo: 5,
    titles: { EN: 'Looking for a game?', TY: 'กำลังหาเกมไหนอยู่หรือเปล่า' },
    contents: {
      EN: '<p>Tap the magnifier and type what you remember, in Thai or English. Missed a tone mark or a letter? No problem.</p>',
      TY: '<p>แตะแว่นขยายแล้วพิมพ์เท่าที่จำได้ จะไทยหรืออังกฤษก็ได้ ลืมวรรณยุกต์หรือพิมพ์ผิดสักตัวก็ไม่เป็นไร</p>',
    },
  },
  {
    key: 'notice-favourites',
    type: 'PL',
    daysAgo: 7,
    titles: { EN: 'A heart for your favourites', TY: 'กดหัวใจให้เกมที่ชอบ' },
    contents: {
      EN: '<p>Give a game a heart to find it again under <a href="/favorite">favourites</a>, on your phone or your computer. Games you’ve played lately are under <a href="/recent">recently played</a>.</p>',
      TY: '<p>กดหัวใจให้เกม แล้วกลับมาหาได้ใน<a href="/favorite">เกมโปรด</a> ไม่ว่าจะบนโทรศัพท์หรือคอมพิวเตอร์ ส่วนเกมที่เพิ่งเปิดรออยู่ใน<a href="/recent">เกมล่าสุด</a></p>',
    },
  },
  {
    key: 'notice-winners',
    type: 'PL',
    daysAgo: 8,
    titles: { EN: 'Real wins on the winner board', TY: 'กระดานผู้ชนะมีแต่รอบจริง' },
    contents: {
      EN: '<p>Every win on the <a href="/winners">winner board</a> happened right here. We hide part of each name, because winning is a private pleasure.</p>',
      TY: '<p>ทุกรายการใน<a href="/winners">กระดานผู้ชนะ</a>เกิดขึ้นจริงที่นี่ เราซ่อนชื่อบางส่วนไว้ เพราะความสุขจากการชนะเป็นเรื่องส่วนตัว</p>',
    },
  },
  {
    key: 'notice-passkeys',
    type: 'PL',
    daysAgo: 11,
    titles: { EN: 'Sign in with a touch', TY: 'เข้าสู่ระบบด้วยการแตะ' },
    contents: {
      EN: '<p>With a passkey, your fingerprint or face opens the gate, and there’s no password to forget. Set one up under <a href="/member/securityCenter">Account and security</a> in half a minute.</p>',
      TY: '<p>มีพาสคีย์แล้ว ใช้นิ้วหรือใบหน้าก็เข้าได้ ไม่ต้องกลัวลืมรหัสผ่าน ตั้งค่าได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> ใช้เวลาแค่ครึ่งนาที</p>',
    },
  },
  {
    key: 'notice-trial',
    type: 'PL',
    daysAgo: 12,
    titles: { EN: 'Just looking? Come on in', TY: 'แค่อยากแวะดูใช่ไหม เชิญเลย' },
    contents: {
      EN: '<p>A trial account asks for nothing: one tap, and you’re playing our own games with play money, at the same odds. Nothing can be won or lost. Open your own account whenever you’re ready to play for real.</p>',
      TY: '<p>บัญชีทดลองไม่ถามข้อมูลใด ๆ แตะครั้งเดียวก็เล่นเกมของเราด้วยเงินทดลองได้ โอกาสชนะเท่าของจริง ไม่มีได้ไม่มีเสีย พร้อมเล่นจริงเมื่อไรค่อยสมัครสมาชิก</p>',
    },
  },
  {
    key: 'notice-breaks',
    type: 'PL',
    daysAgo: 14,
    titles: { EN: 'A word about breaks', TY: 'ชวนพักสักนิด' },
    contents: {
      EN: '<p>Playing should feel light. If it doesn’t, close the page and come back another day: your open round of Mines will wait for you. The help centre has some <a href="/help#take-a-break">ideas for breaks</a>.</p>',
      TY: '<p>การเล่นควรเบาสบาย หากวันไหนไม่ใช่ ปิดหน้านี้แล้วค่อยกลับมาวันหลัง รอบไมน์สที่เล่นค้างไว้จะรอคุณ ลองดู<a href="/help#take-a-break">วิธีพัก</a>ในศูนย์ช่วยเหลือ</p>',
    },
  },
  {
    key: 'notice-phishing',
    type: 'PL',
    daysAgo: 16,
    titles: { EN: 'Keep your codes to yourself', TY: 'เก็บรหัสไว้กับตัว' },
    contents: {
      EN: `<p>${name} never asks for your password or a code we’ve sent you, neither by phone nor in chat. If someone does, <a href="/help#protect-account">here’s what to do</a>.</p>`,
      TY: `<p>${name} ไม่เคยขอรหัสผ่านหรือรหัสที่ส่งถึงคุณ ไม่ว่าทางโทรศัพท์หรือแชต หากมีใครขอ <a href="/help#protect-account">ดูวิธีรับมือได้ที่นี่</a></p>`,
    },
  },
];
