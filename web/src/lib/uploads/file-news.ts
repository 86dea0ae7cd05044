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
const tabs = hasStore() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('suncrew-file-news') : null;

/** Calls the listener about each file. Returns how to stop it. */
export function onFileNews(listener: (news: FileNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(news: FileNews): void {
  for (const listener of listeners) listener(news);
}

export function tellFileNews(news: FileNews): void {
  hear(news);
  tabs?.postMessage(news);
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<FileNews>) => hear(data);
