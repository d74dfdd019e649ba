/** Offers a text, or a picture, as a download. */
export function saveFile(what: string | Blob, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type }) : what);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
