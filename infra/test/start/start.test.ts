import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { readInPage } from '#infra/edge/in-page.ts';
import { securityHeaders } from '../../edge/security-headers.ts';
import {
  cleanUp,
  findInLog,
  freePort,
  keptPorts,
  migrate,
  processesOn,
  type Running,
  runToEnd,
  start,
  temporaryFolder,
} from './running.ts';
import { refusal, Visitor } from './visitor.ts';

let first: Running;
let second: Running;
const registration = { email: 'pat@example.com', password: 'correct horse battery', role: 'retailer' };

beforeAll(async () => {
  [first, second] = await Promise.all([start(), start({ env: { GOOGLE_MAPS_API_KEY: 'browser-key' } })]);
});
afterAll(cleanUp);

/** Returns the path of the file that records the versions of the rows. */
const recordIn = (folder: string): string => join(folder, 'row-versions.json');

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

describe('the start', () => {
  it('prints the URLs to open, and no accounts that do not exist', () => {
    expect(first.output()).toContain(`runs at ${first.origin}`);
    expect(first.output()).toContain(`${first.origin}/dev/mail`);
    expect(first.output()).not.toContain('password');
  });

  it('lets two run side by side, each with its own people and cookies', async () => {
    const [here, there] = [new Visitor(first), new Visitor(second)];
    expect((await here.ask('POST', '/api/auth/register', registration)).status).toBe(201);
    expect((await there.ask('POST', '/api/auth/login', registration)).status).toBe(422);
    const { email, password } = registration;
    expect((await there.ask('POST', '/api/auth/login', { email, password })).body).toEqual(refusal('bad_credentials'));
    expect([...here.cookies.keys()].every((name) => name.endsWith(`-${first.port}`))).toBe(true);
  });

  it('writes a log, in which an operator finds a request by its reference', async () => {
    const { headers, body } = await new Visitor(first).ask('GET', '/api/jobs/none');
    const requestId = headers.get('x-request-id') ?? '';
    expect(body.requestId).toBe(requestId);
    const [found, unknown, wrong] = await Promise.all([
      findInLog(requestId, '--data-dir', first.dataDir),
      findInLog(randomUUID(), '--data-dir', first.dataDir),
      findInLog('--data-dir', first.dataDir),
    ]);
    expect(found.output).toContain(`requestId=${requestId}  routeKey=GET /api/jobs/{id}`);
    expect(found.output).toMatch(/code=unauthenticated .*status=401 {2}outcome=refused/);
    expect([found.code, found.output.trim().split('\n').length]).toEqual([0, 1]);
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('No line of the log names')]);
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('Usage: npm run ops -- logs')]);
  });

  it('allows Google Maps only with a key', async () => {
    const policyOf = async (running: Running) =>
      (await new Visitor(running).ask('GET', '/map')).headers.get('content-security-policy');
    const { objects } = await keptPorts(second.dataDir);
    const inPage = await readInPage(join(second.dataDir, 'site'));
    const wanted = securityHeaders({ objectStoreOrigin: `http://127.0.0.1:${objects}`, googleMaps: true, inPage });
    expect(await policyOf(second)).toBe(wanted['Content-Security-Policy']);
    expect(await policyOf(first)).not.toContain('google');
    expect((await new Visitor(second).ask('GET', '/api/config/google-maps')).body).toEqual({ apiKey: 'browser-key' });
  });

  it('keeps all data and sign-ins when it is killed', async () => {
    const visitor = new Visitor(first);
    const signUp = { ...registration, email: 'kim@example.com' };
    expect((await visitor.ask('POST', '/api/auth/register', signUp)).status).toBe(201);
    await first.kill();
    // A folder of an earlier release does not have this file.
    await rm(recordIn(first.dataDir));
    first = await start({ port: first.port, dataDir: first.dataDir });
    expect((await new Visitor(first).ask('POST', '/api/auth/register', signUp)).body).toEqual(refusal('email_taken'));
    const { status, body } = await visitor.ask('GET', '/api/auth/me');
    expect([status, body.user.email]).toEqual([200, signUp.email]);
    const record = JSON.parse(await readFile(recordIn(first.dataDir), 'utf8'));
    expect(record).toEqual(Object.fromEntries(versionsIn(shapes)));
  });

  it('reports each error in one line', async () => {
    const elsewhere = await temporaryFolder();
    const port = String(await freePort());
    const foreign = await temporaryFolder();
    await writeFile(join(foreign, 'note.txt'), 'Dear Robin');
    const newer = await temporaryFolder();
    await writeFile(join(newer, 'edge-secret'), 'secret');
    await writeFile(recordIn(newer), JSON.stringify({ job: 99 }));
    const inAFile = join(first.dataDir, 'edge-secret', 'data');
    const refused = await Promise.all([
      runToEnd('--port', String(first.port), '--data-dir', elsewhere),
      runToEnd('--port', port, '--data-dir', first.dataDir),
      runToEnd('--port', String(await freePort()), '--data-dir', inAFile),
      runToEnd('--port', String(await freePort()), '--data-dir', foreign, '--reset'),
      runToEnd('--port', String(await freePort()), '--data-dir', newer),
      migrate('--data-dir', newer),
      migrate('--data-dir', first.dataDir),
      migrate('--data-dir', elsewhere),
      migrate(),
      runToEnd('--prot', '3000'),
      runToEnd('--port', '70000'),
      runToEnd('somewhere'),
    ]);
    const wanted = [
      /^Port \d+ is in use by another program/,
      /^The data folder .* is already in use by process \d+/,
      /^Cannot write to the data folder /,
      /^The folder .* contains other files/,
      /^The data folder .* holds rows that this version does not know \(job 99\)/,
      /holds no data: start once with npm start/,
      /is already in use by process \d+/,
      /holds no data: start once with npm start/,
      /^Usage: npm run ops -- migrate --stage NAME/,
      /^Unknown option '--prot'/,
      /^--port must be a number from 1 to 65535, not "70000"/,
      /^Unexpected argument 'somewhere'/,
    ];
    for (const [index, { code, output }] of refused.entries()) {
      expect(output).toMatch(wanted[index] ?? /^$/);
      expect([output.trim().split('\n').length, code]).toEqual([1, 1]);
    }
    expect(await readdir(foreign)).toEqual(['note.txt']);
  });

  it('leaves no process and no port after Ctrl-C', async () => {
    const ports = [second.port, ...Object.values(await keptPorts(second.dataDir))];
    expect(await Promise.all(ports.map(isOpen))).toEqual(ports.map(() => true));
    expect(await second.interrupt()).toBe(0);
    expect(await Promise.all(ports.map(isOpen))).toEqual(ports.map(() => false));
    expect(await processesOn(second.dataDir)).toEqual([]);
    expect(await migrate('--data-dir', second.dataDir)).toEqual({ code: 0, output: 'All rows are up to date.\n' });
  });
});
