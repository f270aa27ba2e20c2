/** Names shorter than this would be told by what is shown of them. */
const LONG_ENOUGH = 5;

/** `goldfinch` → `go***h`: enough for its owner to find it, too little for anybody else. */
export function maskedName(account: string): string {
  const characters = Array.from(account);
  if (characters.length < LONG_ENOUGH) return `${characters[0] ?? ''}***`;
  return `${characters.slice(0, 2).join('')}***${characters.at(-1)}`;
}
