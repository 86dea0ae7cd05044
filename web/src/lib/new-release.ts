import { isSecret } from './drafts/kept-forms.ts';

/** A page that is open during a release may request a script that no longer exists. A reload fixes this. */

const reloadedAt = 'suncrew-reloaded-at';
/** The least time between two automatic reloads, because the first may not have helped. The person can retry at any time. */
const onceInMilliseconds = 5 * 60_000;

const entry = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** Returns the page as the server has it now, or null without an answer. */
async function servedPage(): Promise<string | null> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export const isReachable = async (): Promise<boolean> => (await servedPage()) !== null;

/** Returns whether the server's page starts with another script than this page. */
export async function isNewRelease(): Promise<boolean> {
  const own = entry();
  const served = own === null ? null : await servedPage();
  return own !== null && served !== null && !served.includes(own);
}

/** Returns whether a form keeps the text of this field, so that a reload does not lose it. */
const isKept = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.closest('[data-keeps]') !== null && field.type !== 'password' && !isSecret(field.name);

/**
 * Returns whether a reload could lose typed text or skip a question before leaving. If the person asked for the reload, text that
 * a form's draft keeps does not count. Otherwise all typed text counts, because a reload would interrupt the typing.
 */
function wouldLoseSomething(isAsked: boolean): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  if (!window.dispatchEvent(leaving)) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
  );
  return [...fields].some((field) => field.value !== '' && !(isAsked && isKept(field)));
}

/** Reloads the page and returns true, unless that would lose typed text or skip a question. */
export function reload(isAsked: boolean): boolean {
  if (wouldLoseSomething(isAsked)) return false;
  window.location.reload();
  return true;
}

/** Reloads the page without a person's request, but not twice within five minutes. Returns whether the page reloads. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (Date.now() - last < onceInMilliseconds || !reload(false)) return false;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  return true;
}
