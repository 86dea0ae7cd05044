import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import script from './stand-in.js?raw';

/** Serves the stand-in of Google's script on loopback, and lets this page load it from there. */

type Mood = 'answers' | 'fails' | 'fails once' | 'is silent';

export interface GoogleStandIn {
  mood: Mood;
  /** The query of each request for the script. */
  asked: URLSearchParams[];
}

export async function startGoogle(mood: Mood = 'answers'): Promise<GoogleStandIn> {
  const google: GoogleStandIn = { mood, asked: [] };
  const server = createServer((request, response) => {
    google.asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    if (google.mood === 'is silent') return;
    response.writeHead(google.mood.startsWith('fails') ? 500 : 200);
    response.end(script);
    if (google.mood === 'fails once') google.mood = 'answers';
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const load = async (element: HTMLScriptElement): Promise<void> => {
    const { pathname, search } = new URL(element.src);
    try {
      const answer = await fetch(origin + pathname + search);
      if (!answer.ok) throw new Error(`${answer.status}`);
      new Function(await answer.text())();
    } catch {
      element.dispatchEvent(new Event('error'));
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src.includes('maps.googleapis.com')) void load(node);
  });
  observer.observe(document.head, { childList: true });
  onTestFinished(() => {
    observer.disconnect();
    server.closeAllConnections();
    server.close();
    for (const element of document.head.querySelectorAll('script')) element.remove();
    Reflect.deleteProperty(window, 'google');
  });
  return google;
}
