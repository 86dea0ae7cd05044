import type { Page } from '@playwright/test';

/** Sends a request as the application does, without its forms. */
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
