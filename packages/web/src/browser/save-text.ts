/** Offers a file for download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Offers a text file for download. */
export const saveText = (name: string, parts: readonly string[], type = 'text/plain'): void =>
  saveFile(name, new Blob([...parts], { type: `${type};charset=utf-8` }));
