/** The parameters of a text in ICU notation: `{name}`, `{count, plural, other {}}`, `<b></b>`. */
export function placeholdersOf(text: string): string[] {
  const found = [...text.matchAll(/\{(\w+)(?=(?:, (\w+))?[,}])|<(\w+)>/g)].map(([, name, kind, tag]) => {
    if (tag !== undefined) return `<${tag}></${tag}>`;
    if (kind === undefined) return `{${name}}`;
    return kind === 'number' || kind === 'date' || kind === 'time'
      ? `{${name}, ${kind}}`
      : `{${name}, ${kind}, other {}}`;
  });
  return [...new Set(found)].sort();
}
