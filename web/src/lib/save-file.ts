/** Offers a text as a download, usually a table as `csvOf` writes it. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the URL after the click, so the URL stays valid for another minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
