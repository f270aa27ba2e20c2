const NO_BREAK_SPACE = '\u00a0';
const glued = (text: string): string => text.replaceAll(/(?<=\S)\s(?=\S)/g, NO_BREAK_SPACE);

/** A date with its time that breaks only between the two, so that a narrow column has two lines and not four. */
export function unbrokenInstant(text: string, time: string): string {
  const [before, after] = text.split(time);
  if (before === undefined || after === undefined) return text;
  return `${glued(before)}${glued(time)}${glued(after)}`;
}
