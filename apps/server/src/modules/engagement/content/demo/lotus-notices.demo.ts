import type { DemoAnnouncement, Facts } from './facts.demo.ts';

export const lotusNotices = ({ name }: Facts): DemoAnnouncement[] => [
  {
    key: 'notice-counter',
    type: 'PL',
    daysAgo: 1,
    titles: { EN: 'The counter on our home page is for show', TY: 'ตัวเลขที่วิ่งในหน้าแรกมีไว้ให้ดู' },
    contents: {
      EN: '<p>The number that grows on the home page is decoration, and it says so. Nobody is paid from it, and no bet goes into it. Should there be a real pool one day, its rules will be printed here first.</p>',
      TY: '<p>ตัวเลขที่เพิ่มขึ้นในหน้าแรกเป็นเพียงการตกแต่ง และมีข้อความบอกไว้ ไม่มีใครได้รับเงินจากตัวเลขนี้ และไม่มีเดิมพันใดถูกหักเข้าไป หากวันหนึ่งมีแจ็กพอตจริง เราจะลงกติกาไว้ที่นี่ก่อน</p>',
    },
  },
  {
    key: 'notice-phone',
    type: 'PL',
    daysAgo: 4,
    titles: { EN: 'Take the garden along', TY: 'พกสวนนี้ไปได้ทุกที่' },
    contents: {
      EN: '<p>Put us on your home screen: no store, no waiting. The <a href="/download">guide</a> for iPhone and Android has pictures, and a code to scan.</p>',
      TY: '<p>เพิ่มเราไว้บนหน้าจอหลักได้เลย ไม่ต้องผ่านสโตร์ ไม่ต้องรอ <a href="/download">คู่มือ</a>สำหรับ iPhone และ Android มีภาพประกอบและโค้ดให้สแกน</p>',
    },
  },
  {
    key: 'notice-search',
    type: 'PL',
    daysAgo: 5,
    titles: { EN: 'Looking for a certain game?', TY: 'กำลังหาเกมไหนอยู่หรือเปล่า' },
    contents: {
      EN: '<p>Tap the magnifier and type what you remember, in Thai or in English. A missing tone mark or a wrong letter is no trouble.</p>',
      TY: '<p>แตะแว่นขยายแล้วพิมพ์เท่าที่จำได้ จะไทยหรืออังกฤษก็ได้ ลืมวรรณยุกต์หรือพิมพ์ผิดสักตัวก็ไม่เป็นไร</p>',
    },
  },
  {
    key: 'notice-favourites',
    type: 'PL',
    daysAgo: 7,
    titles: { EN: 'A heart for your favourites', TY: 'กดหัวใจให้เกมที่ชอบ' },
    contents: {
      EN: '<p>Give a game a heart, and you find it again under <a href="/favorite">favourites</a>, on the phone as on the computer. Games you opened lately wait under <a href="/recent">recent</a>.</p>',
      TY: '<p>กดหัวใจให้เกม แล้วกลับมาหาได้ใน<a href="/favorite">เกมโปรด</a> ไม่ว่าจะบนโทรศัพท์หรือคอมพิวเตอร์ ส่วนเกมที่เพิ่งเปิดรออยู่ใน<a href="/recent">เกมล่าสุด</a></p>',
    },
  },
  {
    key: 'notice-winners',
    type: 'PL',
    daysAgo: 8,
    titles: { EN: 'Real rounds on the winner board', TY: 'กระดานผู้ชนะมีแต่รอบจริง' },
    contents: {
      EN: '<p>Everything on the <a href="/winners">winner board</a> has happened here. We hide part of each name, because winning is a private pleasure.</p>',
      TY: '<p>ทุกรายการใน<a href="/winners">กระดานผู้ชนะ</a>เกิดขึ้นจริงที่นี่ เราซ่อนชื่อบางส่วนไว้ เพราะความสุขจากการชนะเป็นเรื่องส่วนตัว</p>',
    },
  },
  {
    key: 'notice-passkeys',
    type: 'PL',
    daysAgo: 11,
    titles: { EN: 'In with a fingerprint', TY: 'เข้าบ้านด้วยลายนิ้วมือ' },
    contents: {
      EN: '<p>With a passkey your finger or face opens the gate, and there is no password to forget. You set it up in <a href="/member/securityCenter">Account and security</a>; it takes half a minute.</p>',
      TY: '<p>มีพาสคีย์แล้ว ใช้นิ้วหรือใบหน้าก็เข้าได้ ไม่ต้องกลัวลืมรหัสผ่าน ตั้งค่าได้ที่<a href="/member/securityCenter">บัญชีและความปลอดภัย</a> ใช้เวลาแค่ครึ่งนาที</p>',
    },
  },
  {
    key: 'notice-trial',
    type: 'PL',
    daysAgo: 12,
    titles: { EN: 'Just looking? Come in', TY: 'แค่อยากแวะดูใช่ไหม เชิญเลย' },
    contents: {
      EN: '<p>A trial account asks for nothing: one tap, and you look around like a member. It has no balance, so nothing can be won or lost; for playing you open an account of your own whenever you like.</p>',
      TY: '<p>บัญชีทดลองไม่ถามข้อมูลใด ๆ แตะครั้งเดียวก็เดินชมได้เหมือนสมาชิก บัญชีนี้ไม่มียอดเงิน จึงไม่มีได้ไม่มีเสีย อยากเล่นเมื่อไรค่อยเปิดบัญชีของตัวเอง</p>',
    },
  },
  {
    key: 'notice-breaks',
    type: 'PL',
    daysAgo: 14,
    titles: { EN: 'A small word on breaks', TY: 'ชวนพักสักนิด' },
    contents: {
      EN: '<p>Playing should feel light. If it doesn’t, close the page and come back another day: a round of Mines that is open waits for you. Some <a href="/help#take-a-break">ideas for breaks</a> are in the help.</p>',
      TY: '<p>การเล่นควรเบาสบาย หากวันไหนไม่ใช่ ปิดหน้านี้แล้วค่อยกลับมาวันหลัง รอบไมน์สที่เล่นค้างไว้จะรอคุณ ลองดู<a href="/help#take-a-break">วิธีพัก</a>ในศูนย์ช่วยเหลือ</p>',
    },
  },
  {
    key: 'notice-phishing',
    type: 'PL',
    daysAgo: 16,
    titles: { EN: 'Keep your codes to yourself', TY: 'เก็บรหัสไว้กับตัว' },
    contents: {
      EN: `<p>${name} never asks for your password or for a code that was sent to you, neither by phone nor in a chat. If somebody does, <a href="/help#protect-account">here is what helps</a>.</p>`,
      TY: `<p>${name} ไม่เคยขอรหัสผ่านหรือรหัสที่ส่งถึงคุณ ไม่ว่าทางโทรศัพท์หรือแชต หากมีใครขอ <a href="/help#protect-account">ดูวิธีรับมือได้ที่นี่</a></p>`,
    },
  },
];
