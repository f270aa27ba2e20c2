export function GameCenterPage() {
  return null;
}
