/** Where somebody wanted to go before signing in. Only a page of ours: an address elsewhere would make our link a lure. */
export function readNextPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
