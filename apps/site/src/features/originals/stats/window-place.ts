export type Place = { x: number; y: number };
export type Size = { width: number; height: number };

/** Left of a window to the edge of the page, in pixels. */
const EDGE = 12;
export const KEY_STEP = 24;

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** Where an arrow key moves the window; undefined for other keys. */
export function placeByKey(place: Place, key: string): Place | undefined {
  const step = STEPS[key];
  return step && { x: place.x + step.x, y: place.y + step.y };
}

const within = (value: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(value, room - length - EDGE));

/** The nearest place at which the whole window is on the page. */
export const placeWithin = (place: Place, size: Size, page: Size): Place => ({
  x: within(place.x, size.width, page.width),
  y: within(place.y, size.height, page.height),
});
