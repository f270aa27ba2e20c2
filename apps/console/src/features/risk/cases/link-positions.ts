export type Point = { x: number; y: number };

export const GRAPH = { width: 640, height: 360, radiusX: 250, radiusY: 130 } as const;

const CENTRE: Point = { x: GRAPH.width / 2, y: GRAPH.height / 2 };

/** Places so many members around the one in the middle, the first at the top. */
export function linkPositions(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return {
      x: Math.round(CENTRE.x + GRAPH.radiusX * Math.cos(angle)),
      y: Math.round(CENTRE.y + GRAPH.radiusY * Math.sin(angle)),
    };
  });
}
