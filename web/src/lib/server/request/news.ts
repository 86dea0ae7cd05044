/**
 * The events that a call may reveal: the session has ended, or it belongs to another person than this tab shows. A read reveals
 * the second event as `otherIsShown`, a write as `otherWasTyped`.
 */
type News = 'ended' | 'otherIsShown' | 'otherWasTyped';

const news = new EventTarget();

/** Calls the listener when a call reveals this event. Returns a function that stops listening. */
export function onNews(of: News, listener: () => void): () => void {
  news.addEventListener(of, listener);
  return () => news.removeEventListener(of, listener);
}

export const tell = (of: News): void => void news.dispatchEvent(new Event(of));
