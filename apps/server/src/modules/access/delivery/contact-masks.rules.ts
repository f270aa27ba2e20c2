/** Replaces the hidden part: enough remains to recognise your own contact, too little to use someone else's. */
const HIDDEN = '•••';
const SHOWN_DIGITS = 4;

/** Dialling codes have one to three digits; the first two determine how many (ITU E.164). */
const THREE_DIGITS = /^(?:2[1-689]|3[578]|42|5[09]|6[789]|8[058]|9[679])/;

function diallingCodeOf(digits: string): string {
  if (digits.startsWith('1') || digits.startsWith('7')) return digits.slice(0, 1);
  return digits.slice(0, THREE_DIGITS.test(digits) ? 3 : 2);
}

/** `+66812341234` → `+66 ••• 1234` */
export function maskMobile(e164: string): string {
  const digits = e164.replace(/\D/g, '');
  const code = diallingCodeOf(digits);
  const shown = Math.max(0, Math.min(SHOWN_DIGITS, digits.length - code.length - SHOWN_DIGITS + 1));
  return `+${code} ${HIDDEN} ${digits.slice(digits.length - shown)}`.trimEnd();
}

/** `ann@example.com` → `a•••@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return HIDDEN;
  const [first = ''] = email;
  return `${first}${HIDDEN}${email.slice(at)}`;
}
