import type { Cookies } from '../../../../platform/http/context.ts';

/** A browser that keeps cookies. */
export function newBrowser(): Cookies & { jar: Map<string, string> } {
  const jar = new Map<string, string>();
  return {
    jar,
    get: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    clear: (name) => void jar.delete(name),
  };
}
