import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** Loads Google's script with retries. */

/** The pauses after each attempt. The last attempt also has one, because a slow script may still arrive. */
const waitsMilliseconds = [1_000, 2_000, 4_000];
const silenceMilliseconds = 10_000;
export const loadFailure = 'Google Maps failed to load after 3 attempts';

declare global {
  interface Window {
    /** Google calls this if it rejects the key. */
    gm_authFailure?: () => void;
  }
}

const news = new EventTarget();
let configuredKey: string | null = null;
/** Google's script cannot be loaded a second time in one page, so a key that was rejected stays rejected. */
let isRejected = false;

function configure(key: string): void {
  if (configuredKey !== null) return;
  configuredKey = key;
  window.gm_authFailure = () => {
    isRejected = true;
    news.dispatchEvent(new Event('rejected'));
  };
  setOptions({ key, v: 'weekly', region: 'AU', language: 'en-AU' });
}

/** Calls the listener when Google rejects the key. Returns a function that stops listening. */
export function onRejected(listener: () => void): () => void {
  news.addEventListener('rejected', listener);
  return () => news.removeEventListener('rejected', listener);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Makes a script that never answers count as failed, because later attempts would also wait for it. */
function giveUpSilentScripts(): void {
  if (window.google?.maps?.Map) return;
  for (const script of document.querySelectorAll('script[src^="https://maps.googleapis.com/maps/api/js"]')) {
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}

/** Returns Google's answer. Throws if Google rejects the key, or does not answer within ten seconds. */
async function heard<T>(answer: Promise<T>): Promise<T> {
  let stop = () => undefined as unknown;
  const trouble = new Promise<never>((_, reject) => {
    if (isRejected) return reject(new Error('The key was rejected.'));
    const timer = setTimeout(() => {
      giveUpSilentScripts();
      reject(new Error('No answer.'));
    }, silenceMilliseconds);
    const unsubscribe = onRejected(() => reject(new Error('The key was rejected.')));
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  try {
    return await Promise.race([answer, trouble]);
  } finally {
    stop();
  }
}

/** Calls Google's service, with up to three attempts and a longer pause after each. Throws `loadFailure` after the last. */
export async function withGoogle<T>(key: string, attempt: () => Promise<T>): Promise<T> {
  configure(key);
  let cause: unknown;
  for (const pause of waitsMilliseconds) {
    try {
      return await heard(attempt());
    } catch (error) {
      cause = error;
      await wait(pause);
    }
  }
  throw new Error(loadFailure, { cause });
}

export const library = importLibrary;
