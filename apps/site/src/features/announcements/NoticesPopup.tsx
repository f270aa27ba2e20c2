export function NoticesPopup() {
  return null;
}
