import { notify } from './notify.ts';

/**
 * Copies a text, and shows a message about the success or the failure. Some browsers refuse to copy, for example on a page
 * without a secure connection.
 */
export async function copyText(text: string, done: string, failed = 'Unable to copy link to clipboard'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.failure('Copy failed', failed);
  }
}
