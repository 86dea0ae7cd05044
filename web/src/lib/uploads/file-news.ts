import { hasStore } from './file-store.ts';
import type { KeptFile } from './kept-file.ts';

/** One tab sends the files. It tells the others what becomes of them. */

export interface FileNews {
  /** The file has arrived, is refused, or has to be sent later. */
  kind: 'sent' | 'refused' | 'paused';
  file: KeptFile;
  reason?: string;
}

const listeners = new Set<(news: FileNews) => void>();
/** A page may send and read before the part that follows the news has loaded. Null once it has. */
let untold: FileNews[] | null = [];
const tabs = hasStore() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('suncrew-file-news') : null;

/** Calls the listener about each file from now on. Returns how to stop it. */
export function onFileNews(listener: (news: FileNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same from the moment the page was loaded: begins with what happened before anyone followed the news. */
export function followFileNews(listener: (news: FileNews) => void): () => void {
  const earlier = untold ?? [];
  untold = null;
  for (const news of earlier) listener(news);
  return onFileNews(listener);
}

function hear(news: FileNews): void {
  untold?.push(news);
  for (const listener of listeners) listener(news);
}

export function tellFileNews(news: FileNews): void {
  hear(news);
  tabs?.postMessage(news);
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<FileNews>) => hear(data);
