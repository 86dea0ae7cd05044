import type { Page } from '@playwright/test';

/** Sends a request from the page, with the user's cookies but without a form. Throws for a status of 300 or more. */
export async function send(
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<Record<string, { id: string }>> {
  const { status, text } = await page.evaluate(
    async (call) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(call.path, { method: call.method, headers, body: JSON.stringify(call.body) });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body },
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
