/** A page without its pictures is still to be used. */
const MAX_WAIT_MILLISECONDS = 2_000;

const isOnScreen = (picture: HTMLImageElement): boolean => {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Waits for the pictures on the screen of a server-rendered page. What its visitor sees comes before scripts, which
 * would take its bandwidth: links already work without them, and a press is kept until they have arrived.
 */
export async function picturesShown(): Promise<void> {
  const pictures = [...document.images].filter((picture) => !picture.complete && isOnScreen(picture));
  if (pictures.length === 0) return;
  const loaded = pictures.map(
    (picture) =>
      new Promise<void>((done) => {
        for (const event of ['load', 'error']) picture.addEventListener(event, () => done(), { once: true });
      }),
  );
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MILLISECONDS);
  });
  await Promise.race([Promise.all(loaded), waited]);
}
