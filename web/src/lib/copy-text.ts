import { notify } from './notify.ts';

/** Some browsers refuse this, for example on a page without a secure connection. */
export async function copyText(text: string, done: string, what = 'link'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.failure('Copy failed', `Unable to copy ${what} to clipboard`);
  }
}
