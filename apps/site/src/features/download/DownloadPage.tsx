export function DownloadPage() {
  return null;
}
