export function PointMall() {
  return null;
}
