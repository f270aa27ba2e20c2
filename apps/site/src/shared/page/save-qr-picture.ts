const SIDE_PIXELS = 1_024;

/** Saves the QR code that is drawn inside an element as a PNG, for the gallery of a phone. */
export function saveQrPicture(box: HTMLElement | null, fileName: string): void {
  const drawing = box?.querySelector('svg');
  const path = drawing?.querySelector('path')?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!drawing || !path || !context) return;
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  context.scale(SIDE_PIXELS / drawing.viewBox.baseVal.width, SIDE_PIXELS / drawing.viewBox.baseVal.height);
  context.fillStyle = '#000';
  // A canvas, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
