export function Lottery() {
  return null;
}
