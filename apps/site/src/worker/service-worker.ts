import { facesOf, hasOfflinePage, KEPT_PICTURES, outdated, SHELL, strategyFor } from './worker-rules.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

/** Written by the build and by the server; any difference makes this a new worker. */
const RELEASE = '__RELEASE__';
const BRAND = '__BRAND__';
const SHELL_CACHE = `shell-${RELEASE}-${BRAND}`;
const FILES_CACHE = `files-${RELEASE}`;
const PICTURES_CACHE = 'pictures';

const whole = (response: Response): boolean => response.status === 200 && response.type === 'basic';

/** Fonts that the browser has already cached, for the offline page; none is fetched for it. */
async function keepFaces(): Promise<void> {
  const styles = await (await caches.match('/app/offline.css'))?.text();
  const files = await caches.open(FILES_CACHE);
  const keep = async (path: string): Promise<void> => {
    const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
    if (whole(answer)) await files.put(path, answer);
  };
  await Promise.allSettled(facesOf(styles ?? '').map(keep));
}

worker.addEventListener('install', (event) => {
  const keepShell = async (): Promise<void> => {
    const cache = await caches.open(SHELL_CACHE);
    await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
    await keepFaces();
    // Pages are not cached, so an open page works with a newer worker.
    await worker.skipWaiting();
  };
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    const old = outdated(await caches.keys(), [SHELL_CACHE, FILES_CACHE, PICTURES_CACHE]);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The request starts while the worker is still starting up.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Always from the network, because a page depends on who is asking. */
async function page({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const offline = hasOfflinePage(request.url) && (await caches.match(SHELL[0]));
    if (offline) return offline;
    throw failure;
  }
}

async function file({ request, waitUntil }: Pick<RequestEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (whole(answer)) waitUntil(cache.put(request, answer.clone()).catch(() => undefined));
  return answer;
}

/** Serves the cached copy and refreshes it for the next time. */
async function picture({
  request,
  waitUntil,
}: Pick<RequestEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const cache = await caches.open(PICTURES_CACHE);
  const fetched = async (): Promise<Response> => {
    const answer = await fetch(request);
    if (!whole(answer)) return answer;
    // Deleting first moves the entry to the end, so that recent entries stay.
    await cache.delete(request);
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - KEPT_PICTURES)).map((old) => cache.delete(old)));
    return answer;
  };
  const kept = await cache.match(request);
  if (!kept) return fetched();
  waitUntil(fetched().catch(() => undefined));
  return kept;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
  const strategy = strategyFor(request, worker.location.origin);
  if (strategy === 'page') event.respondWith(page(event));
  if (strategy === 'shell') event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  if (strategy === 'file') event.respondWith(file({ request, waitUntil }));
  if (strategy === 'picture') event.respondWith(picture({ request, waitUntil }));
});
