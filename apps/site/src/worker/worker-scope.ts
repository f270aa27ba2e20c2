/** The parts of the service worker API that ours uses; DOM and worker types cannot be mixed in one program. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type RequestEvent = WorkerEvent & {
  request: Request;
  /** The navigation preload response. */
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
