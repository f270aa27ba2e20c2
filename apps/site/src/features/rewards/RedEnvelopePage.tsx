export function RedEnvelopePage() {
  return null;
}
