import type { SameKeys } from '../same-keys.ts';
import type { patterns as en } from '../en/patterns.ts';

export const patterns = {
  any: 'ความยาว {length} ตัวอักษร',
  letterFirst: 'ขึ้นต้นด้วยตัวอักษร ตามด้วยตัวอักษรและตัวเลข ความยาว {length} ตัว',
  chineseAndNumbers: 'อักษรจีนและตัวเลข ความยาว {length} ตัว',
  email: 'ที่อยู่อีเมล เช่น name@example.com',
  alphanumeric: 'ตัวอักษรและตัวเลข ไม่มีอักขระพิเศษ ความยาว {length} ตัว',
  lettersAndNumbers: 'ต้องมีทั้งตัวอักษรและตัวเลข ความยาว {length} ตัว',
  numbers: 'ตัวเลขเท่านั้น {length} หลัก',
  alphanumericUppercase: 'ตัวอักษรและตัวเลข มีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว ความยาว {length} ตัว',
  englishAndSpaces: 'ตัวอักษรอังกฤษและช่องว่าง ความยาว {length} ตัว',
  noSpaces: 'ห้ามมีช่องว่าง ความยาว {length} ตัวอักษร',
  chineseAndPunctuation: 'อักษรจีนและเครื่องหมายวรรคตอน ความยาว {length} ตัว',
  date: 'วันที่ เช่น 1990-12-31 หรือ 12-31-1990',
  lettersAndSpaces: 'ตัวอักษรและช่องว่าง ความยาว {length} ตัว',
  korean: 'อักษรเกาหลีเท่านั้น ความยาว {length} ตัว',
  thai: 'อักษรไทยเท่านั้น ความยาว {length} ตัว',
  thaiOrEnglish: 'อักษรไทยหรืออังกฤษและช่องว่าง ความยาว {length} ตัว',
  uppercaseAndSpaces: 'ตัวพิมพ์ใหญ่และช่องว่าง มีตัวอักษรอย่างน้อยหนึ่งตัว ความยาว {length} ตัว',
  lettersNumbersSymbols: 'ตัวอักษร ตัวเลข และสัญลักษณ์ ความยาว {length} ตัว',
} as const satisfies SameKeys<typeof en>;
