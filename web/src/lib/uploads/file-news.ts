import { hasStore } from './file-store.ts';
import type { KeptFile } from './kept-file.ts';

/** One tab uploads the files, and tells the other tabs the outcome of each file. */

export interface FileNews {
  /** The file has arrived, was refused, or will be retried later. */
  kind: 'sent' | 'refused' | 'paused';
  file: KeptFile;
  reason?: string;
}

const listeners = new Set<(news: FileNews) => void>();
/** The messages sent before `followFileNews` was called. Null afterwards. */
let untold: FileNews[] | null = [];
const tabs = hasStore() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('suncrew-file-news') : null;

/** Calls the listener about each file from now on. Returns a function that stops listening. */
export function onFileNews(listener: (news: FileNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener about each file from now on. The first listener also gets the outcomes since the page was loaded. */
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

/** Tells the listeners in this tab and in all other tabs the outcome of a file. */
export function tellFileNews(news: FileNews): void {
  hear(news);
  tabs?.postMessage(news);
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<FileNews>) => hear(data);
