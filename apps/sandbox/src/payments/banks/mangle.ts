/** What banks do to the text of a transfer: prefixed, in lower case, in groups, with their own numbers behind it. */
export function mangle(text: string): string {
  const grouped = text.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
  return `MBVCB.7314009.${grouped}-091124-13:05:22 013422`;
}
