/** What a call may reveal about the session: it has ended, or it belongs to a different person from the one on this tab. */
type News = 'ended' | 'otherIsShown' | 'otherWasTyped';

const news = new EventTarget();

/** Calls the listener when a call reveals this. Returns a function that stops listening. */
export function onNews(of: News, listener: () => void): () => void {
  news.addEventListener(of, listener);
  return () => news.removeEventListener(of, listener);
}

export const tell = (of: News): void => void news.dispatchEvent(new Event(of));
