export function WinnersPage() {
  return null;
}
