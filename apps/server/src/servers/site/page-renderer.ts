import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import { isSpelled } from './drawn-pages.ts';

export type RenderedPage = { title?: string; head: string; body: string };
type Render = (path: string, boot: object) => Promise<RenderedPage | undefined>;

/** The boot data that decides whether a page is rendered. */
type Served = { permission: { status: number; location: { ip: string } } };

/** Maximum number of cached pages; each takes about as much memory as its HTML. */
const KEPT_PAGES = 200;

/**
 * Rendering delays all calls of the process, so there is a budget: a number of pages at once, as after a start, and
 * then one per interval. Requesting more kinds of pages than the cache holds gains nothing.
 */
const PACE = { most: 40, oneInMilliseconds: 500 } as const;

/** Whether another page may be rendered now. */
function createPace() {
  let left: number = PACE.most;
  let since = performance.now();
  return (): boolean => {
    const now = performance.now();
    left = Math.min(PACE.most, left + (now - since) / PACE.oneInMilliseconds);
    since = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/**
 * Renders the pages where visitors arrive, with the bundle that the site's build makes for the server. A page depends
 * only on its address and boot data, so it is rendered once and cached. Everything else is rendered by the browser,
 * including non-canonical spellings of an address.
 */
export function createPageRenderer(folder: string, onError: (error: unknown, path: string) => void) {
  const file = join(folder, 'render/render.js');
  const load = async (): Promise<Render> =>
    ((await import(pathToFileURL(file).href)) as { render: Render }).render;
  let render: Promise<Render> | undefined;
  const kept = createBoundedMap<string, Promise<RenderedPage | undefined>>(KEPT_PAGES);
  const hasTime = createPace();

  const draw = async (path: string, boot: object): Promise<RenderedPage | undefined> => {
    try {
      return await (
        await (render ??= load())
      )(path, boot);
    } catch (error) {
      onError(error, path);
      return undefined;
    }
  };

  return async (path: string, served: Served): Promise<RenderedPage | undefined> => {
    if (!existsSync(file) || !isSpelled(path) || served.permission.status !== 0) return undefined;
    // The address is only shown on closed sites; otherwise every visitor would need a rendering of their own.
    const boot = { ...served, permission: { ...served.permission, location: { ip: '' } } };
    const json = JSON.stringify(boot);
    const key = `${path}\n${json}`;
    const known = kept.get(key);
    if (!known && !hasTime()) return undefined;
    // Render with the boot data that the browser will read.
    const page = known ?? draw(path, JSON.parse(json) as object);
    kept.set(key, page);
    return page;
  };
}
