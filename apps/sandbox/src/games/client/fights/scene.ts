/** What a scene draws: where the fight is and how it will end. */
export type Moment = {
  /** `share` of the running phase, 0 to 1. */
  phase: 'open' | 'fight' | 'over';
  share: number;
  seconds: number;
  result: 'a' | 'b' | 'draw' | 'no_contest' | null;
  maps: readonly ('a' | 'b')[];
  /** Varies the fight. */
  seed: number;
  isCalm: boolean;
};

export type Scene = {
  draw: (context: CanvasRenderingContext2D, size: { width: number; height: number }, moment: Moment) => void;
};

/** Numbers that look random and are the same for one fight. */
export const noise = (at: number): number => {
  const value = Math.sin(at * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
export const ease = (share: number): number => {
  const at = clamp(share);
  return at * at * (3 - 2 * at);
};

/** A canvas that shows a scene at the speed of the screen. */
export function showScene(
  canvas: HTMLCanvasElement,
  scene: () => Scene,
  moment: () => Moment | undefined,
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let frame = 0;
  const draw = (): void => {
    frame = requestAnimationFrame(draw);
    const { clientWidth: width, clientHeight: height } = canvas;
    const now = moment();
    if (!now || width === 0) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    scene().draw(context, { width, height }, now);
  };
  draw();
  return () => cancelAnimationFrame(frame);
}
