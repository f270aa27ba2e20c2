/** Offers a text file for download. */
export function saveText(name: string, parts: readonly string[], type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
