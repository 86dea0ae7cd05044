import { notify } from './notify.ts';

/** Some browsers refuse this, for example on a page without a secure connection. */
export async function copyText(text: string, done: string, failed = 'Unable to copy link to clipboard'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.failure('Copy failed', failed);
  }
}
