import { isSecret } from './drafts/kept-forms.ts';

/** A page that is open while a new release goes out may ask for a script that is no longer there. Loading the page anew helps. */

const reloadedAt = 'suncrew-reloaded-at';
/** A reload that did not help is not repeated: within this time the person decides. */
const onceInMilliseconds = 5 * 60_000;

const entry = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The page as the server hands it out now, or null without an answer. */
async function servedPage(): Promise<string | null> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export const isReachable = async (): Promise<boolean> => (await servedPage()) !== null;

/** Whether the server's page starts with another script than this one. */
export async function isNewRelease(): Promise<boolean> {
  const own = entry();
  const served = own === null ? null : await servedPage();
  return own !== null && served !== null && !served.includes(own);
}

/** Whether it stands in a form that keeps what is typed, so that it is there again after a reload. */
const isKept = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.closest('[data-keeps]') !== null && field.type !== 'password' && !isSecret(field.name);

/**
 * Whether somebody may have typed something, or something asks before the page is left. Somebody who presses a button to try
 * again may find their text as a draft; nobody finds it so unasked, in the middle of a word.
 */
function wouldLoseSomething(isAsked: boolean): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  if (!window.dispatchEvent(leaving)) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
  );
  return [...fields].some((field) => field.value !== '' && !(isAsked && isKept(field)));
}

/** Loads the page anew, unless that would lose something. Answers whether it does. */
export function reload(isAsked: boolean): boolean {
  if (wouldLoseSomething(isAsked)) return false;
  window.location.reload();
  return true;
}

/** The same without being asked, so never twice in a row. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (Date.now() - last < onceInMilliseconds || !reload(false)) return false;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  return true;
}
