/** The QR code that is drawn inside an element as an SVG file of its own. */
export function qrSvg(box: HTMLElement | null): string | undefined {
  const drawing = box?.querySelector('svg');
  const path = drawing?.querySelector('path')?.getAttribute('d');
  if (!drawing || !path) return undefined;
  const { width, height } = drawing.viewBox.baseVal;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  );
}
