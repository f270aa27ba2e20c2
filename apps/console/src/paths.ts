/** Every address of the console; nowhere else is one spelled out. */
export const paths = {
  overview: () => '/',
  sites: () => '/sites',
  security: () => '/security',
  /** `next` is where to go on after signing in. */
  signIn: (next?: string) => withNext('/login', next),
  /** Where operators set up the second factor that they must have. */
  enrol: (next?: string) => withNext('/enrol', next),
} as const;

function withNext(path: string, next: string | undefined): string {
  return next && next !== '/' ? `${path}?next=${encodeURIComponent(next)}` : path;
}

/** Only addresses of the console itself, so that a link can't lead a signed-in operator away. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /^\/(?:login|enrol)(?:[/?#]|$)/.test(next))
    return paths.overview();
  return next;
}
