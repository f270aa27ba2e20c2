import type { SameKeys } from '../same-keys.ts';
import type { captcha as en } from '../en/captcha.ts';

export const captcha = {
  label: 'อักขระในภาพ',
  placeholder: 'พิมพ์ตามที่เห็น',
  picture: 'ภาพที่มีอักขระให้พิมพ์ตาม',
  refresh: 'ขอภาพใหม่',
  loadFailed: 'โหลดภาพไม่สำเร็จ กรุณาขอภาพใหม่',
  cannotSee: 'ฉันมองไม่เห็นภาพ',
  cannotDrag: 'ฉันลากไม่ได้',
  sliderLabel: 'เลื่อนชิ้นส่วนให้ลงช่องพอดี',
  sliderHint: 'ลากชิ้นส่วน หรือใช้ปุ่มลูกศรแล้วกด Enter',
  sliderHandle: 'ตำแหน่งของชิ้นส่วน',
  sliderValue: 'เลื่อนไปทางขวา {share} เปอร์เซ็นต์',
  newPuzzle: 'ขอภาพต่อใหม่',
  checking: 'กำลังตรวจสอบ …',
  missed: 'ยังไม่ตรง ลองภาพใหม่นี้อีกครั้งนะ',
  done: 'ขอบคุณ ยืนยันเรียบร้อยแล้ว',
  workTitle: 'อุปกรณ์ของคุณจะไขโจทย์ให้',
  workText: 'ใช้เวลาไม่กี่วินาที ไม่ต้องพิมพ์อะไร',
  workStopped: 'ยังไม่สำเร็จ กรุณาลองอีกครั้ง',
  workAgain: 'ลองอีกครั้ง',
  back: 'กลับไปที่ภาพ',
  externalText: 'เว็บไซต์นี้ใช้การตรวจสอบของบริการอื่น ซึ่งยังใช้ที่นี่ไม่ได้',
  externalWay: 'ดำเนินการต่อด้วยวิธีอื่น',
} as const satisfies SameKeys<typeof en>;
