import assert from 'node:assert/strict';
import { inPageOf } from '../../edge/in-page.ts';
import type { Rehearsal } from '../emulator/rehearsal.ts';

/** A visitor's request for a path: the expected status, and what its headers or its text must contain. */
const visits: readonly [path: string, status: number, says: RegExp][] = [
  ['/', 200, /<div id="root"/],
  ['/jobs/abc', 200, /<div id="root"/],
  ['/no/such/page', 404, /<div id="root"/],
  ['/no/such/file.js', 404, /content-security-policy/],
  ['/jobs/abc', 200, /content-security-policy: .*suncrew-test-uploads/],
  ['/openapi.json', 200, /content-type: application\/json/],
  ['/api/nonsense', 404, /"code":"not_found"/],
  ['/api/nonsense', 404, /content-security-policy/],
  ['/api/auth/me', 401, /"code":"unauthenticated"/],
  ['/api/places?q=bond', 200, /cache-control: public/],
];

/**
 * Requests each path from CloudFront, and checks the home page's security policy. Then calls the API without CloudFront, and
 * expects a refusal.
 */
export async function visitEdge({ emulator, walk }: Rehearsal, address: string): Promise<void> {
  const host = new URL(address).host;
  for (const [path, status, says] of visits)
    await walk.step(`${path} answers ${status} and ${says}`, async () => {
      const { headers, text, ...answer } = await emulator.ask(path, { headers: { host } });
      const all = `${[...headers].map((pair) => pair.join(': ')).join('\n')}\n${text}`;
      assert.equal(answer.status, status, text);
      assert.match(all, says);
    });
  await walk.step('the security policy names the inline parts of the home page', async () => {
    const { headers, text } = await emulator.ask('/', { headers: { host } });
    for (const hash of Object.values(inPageOf(text))) assert.ok(headers.get('content-security-policy')?.includes(hash));
  });
  await walk.step('the API refuses calls that do not come through CloudFront', async () => {
    const { status, text } = await emulator.pastCloudFront('/api/landing/stats');
    assert.equal(status, 403);
    assert.match(text, /"code":"forbidden"/);
  });
}
