/** A page is to be used also if its pictures do not come. */
const MAX_WAIT_MILLISECONDS = 2_000;

const isOnScreen = (picture: HTMLImageElement): boolean => {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

const loaded = (picture: HTMLImageElement): Promise<void> =>
  new Promise((done) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, () => done(), { once: true });
  });

const painted = (): Promise<void> =>
  new Promise((done) => {
    // Older browsers do not tell.
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return done();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Waits until the first screen of a server-rendered page is painted and its pictures have loaded, at most two seconds.
 * Scripts would take bandwidth and the processor from what a visitor sees first; links work without them, and a press
 * is kept until they have arrived.
 */
export async function firstSightShown(): Promise<void> {
  // Nothing is painted in the background.
  if (document.hidden) return;
  const pictures = [...document.images].filter(
    // A lazy picture may be in the part of a row that cannot be seen, where it is never requested.
    (picture) => picture.loading !== 'lazy' && !picture.complete && isOnScreen(picture),
  );
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MILLISECONDS);
  });
  await Promise.race([Promise.all([painted(), ...pictures.map(loaded)]), waited]);
}
