type Child = Node | string | null | undefined | false;
type Attributes = {
  readonly [name: string]: string | number | boolean | ((event: Event) => void) | undefined;
};

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child) element.append(child);
}

/** An HTML element; attributes that begin with `on` are listeners. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** The same for SVG. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, attributes, children);
  return element;
}

export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs `draw` with a share from 0 to 1 until it is over; at once for people who ask for less motion. */
export function animate(milliseconds: number, draw: (share: number) => void): Promise<void> {
  if (prefersLessMotion() || milliseconds <= 0) {
    draw(1);
    return Promise.resolve();
  }
  const start = performance.now();
  return new Promise((resolve) => {
    const frame = (at: number): void => {
      const share = Math.min(1, Math.max(0, (at - start) / milliseconds));
      draw(share);
      if (share < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, prefersLessMotion() ? Math.min(milliseconds, 60) : milliseconds),
  );
