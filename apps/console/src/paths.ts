/** Every address of the console; nowhere else is one spelled out. */
export const paths = {
  overview: () => '/',
  /** `next` is where to go on after signing in. */
  signIn: (next?: string) => (next && next !== '/' ? `/login?next=${encodeURIComponent(next)}` : '/login'),
} as const;

/** Only addresses of the console itself, so that a link can't lead a signed-in operator away. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /^\/login(?:[/?#]|$)/.test(next)) return paths.overview();
  return next;
}
