/** The little of a service worker's world that ours uses: the types of pages and of workers don't mix in one program. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type RequestEvent = WorkerEvent & {
  request: Request;
  /** Of a page that the browser has begun to fetch by itself. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
};
