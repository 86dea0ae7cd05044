import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readInPage } from '../../edge/in-page.ts';
import { securityHeaders } from '../../edge/security-headers.ts';
import { cleanUp, keptPorts, type Running, start } from './running.ts';
import { refusal, Visitor } from './visitor.ts';

let running: Running;
let visitor: Visitor;
let wantedHeaders: [string, string][];

beforeAll(async () => {
  running = await start();
  visitor = new Visitor(running);
  const { objects } = await keptPorts(running.dataDir);
  const inPage = await readInPage(join(running.dataDir, 'site'));
  const headers = securityHeaders({ objectStoreOrigin: `http://127.0.0.1:${objects}`, googleMaps: false, inPage });
  wantedHeaders = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
});
afterAll(cleanUp);

const expectSecurity = (headers: Headers) => expect([...headers]).toEqual(expect.arrayContaining(wantedHeaders));

/** Sends text on a raw connection, and returns the answer. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port: running.port }, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

/** Sends a request with another host name, and returns the status and the location of the answer. */
function askAs(host: string, path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: running.port, path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('the edge on one machine', () => {
  it('opens the application at the path of every page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/dashboard', 200],
      ['/SignUp/?role=retailer', 200],
      // The answer is the page of the application for paths that do not exist.
      ['/jobs/no/such/page', 404],
    ] as const) {
      const page = await visitor.ask('GET', path);
      expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html;charset=utf-8']);
      expect(page.text).toContain('<div id="root">');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expectSecurity(page.headers);
    }
  });

  it('lets files named after their content be cached permanently', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await visitor.ask('GET', '/')).text) ?? [];
    const { status, headers } = await visitor.ask('GET', script);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expectSecurity(headers);
  });

  it('shows the outgoing emails, and answers 404 for a file that does not exist', async () => {
    const mail = await visitor.ask('GET', '/dev/mail');
    expect(mail.text).toContain('No emails have been sent yet.');
    const nowhere = await visitor.ask('GET', '/no/such/file.js');
    expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    for (const { headers } of [mail, nowhere]) expectSecurity(headers);
  });

  it('serves the OpenAPI document', async () => {
    const { status, body, headers } = await visitor.ask('GET', '/openapi.json');
    expect([status, body.openapi]).toEqual([200, expect.stringMatching(/^3\./)]);
    expectSecurity(headers);
  });

  it('serves the API, with every refusal in one format', async () => {
    const answers = [
      await visitor.ask('GET', '/api/landing/stats'),
      await visitor.ask('GET', '/api/auth/me'),
      await visitor.ask('GET', '/api/no/such/call'),
      await visitor.ask('PATCH', '/api/auth/login', {}),
      await visitor.ask('POST', '/api/auth/login', '{"email":'),
      await visitor.ask('POST', '/api/auth/login', 'hello', { 'content-type': 'text/plain' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405, 400, 415]);
    const codes = [
      'unauthenticated',
      'not_found',
      'method_not_allowed',
      'bad_request',
      'unsupported_media_type',
    ] as const;
    for (const [index, code] of codes.entries()) expect(answers[index + 1]?.body).toEqual(refusal(code));
    for (const { headers } of answers) expectSecurity(headers);
  });

  it('answers HEAD as GET without a body', async () => {
    const [get, head] = [
      await visitor.ask('GET', '/api/landing/stats'),
      await visitor.ask('HEAD', '/api/landing/stats'),
    ];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await visitor.ask('HEAD', '/')).status).toBe(200);
  });

  it('refuses a body, headers or a URL that is too long', async () => {
    const body = await visitor.ask('POST', '/api/auth/login', JSON.stringify('x'.repeat(1_100_000)));
    const headers = await visitor.ask('GET', '/api/auth/me', undefined, { 'x-long': 'x'.repeat(11_000) });
    const address = await visitor.ask('GET', `/api/places?q=${'x'.repeat(9_000)}`);
    expect([body.status, headers.status, address.status]).toEqual([413, 431, 414]);
    for (const answer of [body, headers, address]) {
      expect(answer.body).toEqual(refusal('too_large'));
      expectSecurity(answer.headers);
    }
    const far = await exchange(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(30_000)}\r\n\r\n`);
    expect(far).toMatch(/^HTTP\/1.1 431 .*content-security-policy.*"code":"too_large"/is);
  });

  it('refuses data that is not HTTP, and keeps running', async () => {
    expect(await exchange('GET / HTTP/1.1\r\nno colon\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"code":"bad_request"/s);
    expect(await exchange('OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(/ 400 /);
    expect((await visitor.ask('GET', '//api/auth/me')).text).toContain('<div id="root">');
    expect((await visitor.ask('POST', '/', {})).status).toBe(403);
    expect((await visitor.ask('GET', '/')).status).toBe(200);
  });

  it('serves its pages only under its own host name', async () => {
    const { port } = running;
    expect(await askAs(`evil.example:${port}`, '/dev/mail')).toMatchObject({ status: 403 });
    expect(await askAs(`127.0.0.1:${port}`, '/dev/mail')).toEqual({
      status: 307,
      location: `${running.origin}/dev/mail`,
    });
    expect(await askAs(`127.0.0.1:${port}`, '/api/landing/stats')).toMatchObject({ status: 200 });
  });

  it('trusts a forwarded IP address only from a caller that knows its secret', async () => {
    const noLink = `/api/jobs/shared/${'a'.repeat(26)}`;
    const secret = await readFile(join(running.dataDir, 'edge-secret'), 'utf8');
    const statuses = (proof: (index: number) => Record<string, string>) =>
      Promise.all(
        Array.from(
          { length: 30 },
          async (_, index) => (await visitor.ask('GET', noLink, undefined, proof(index))).status,
        ),
      );
    const from = (index: number) => ({ 'cloudfront-viewer-address': `203.0.113.${index}:4000` });
    const known = await statuses((index) => ({ ...from(index), 'x-origin-verify': secret }));
    expect(new Set(known)).toEqual(new Set([404]));
    const claimed = await statuses((index) => ({ ...from(index), 'x-origin-verify': 'guessed' }));
    expect(new Set(claimed)).toEqual(new Set([404, 429]));
  });

  it('accepts writes from its own pages only', async () => {
    const login = { email: 'pat@example.com', password: 'whatever it was' };
    const foreign = await visitor.ask('POST', '/api/auth/login', login, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body]).toEqual([403, refusal('cross_site')]);
  });
});
