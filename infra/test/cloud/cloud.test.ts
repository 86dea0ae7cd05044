import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProcess } from '../../local/cloud/dynamodb/processes.ts';
import { chooseEngine } from '../../local/cloud/dynamodb/start-dynamodb.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts, loopback } from '../../local/cloud/serving/ports.ts';
import { type Cloud, startCloud } from '../../local/cloud/start-cloud.ts';

const allowedOrigin = 'http://localhost:3000';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloud-test-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Tells whether a process is running. A zombie, which has ended but still has its id, counts as ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return String(error).includes('/proc/') && process.platform !== 'linux';
  }
}

async function eventually(check: () => boolean | Promise<boolean>, patienceMs = 120_000): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(20)) {
    if (await check()) return true;
  }
  return false;
}

const clientOf = ({ objectStoreOrigin }: Cloud) =>
  new S3Client({ endpoint: objectStoreOrigin, region, credentials, forcePathStyle: true });

async function tablesOf({ environment }: Cloud): Promise<unknown> {
  const client = new DynamoDBClient({ endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB, region, credentials });
  return (await client.send(new ListTablesCommand({}))).TableNames;
}

describe('the local cloud', () => {
  let kept: Cloud;
  let passing: Cloud;

  beforeAll(async () => {
    [kept, passing] = await Promise.all([
      startCloud({ dataDir: join(folder, 'kept'), allowedOrigin }),
      startCloud({ allowedOrigin }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([kept.stop(), passing.stop()]);
  });

  it('gives the functions everything they need', async () => {
    expect(Object.entries(kept.environment).filter(([, value]) => value === '')).toEqual([]);
    expect(await tablesOf(kept)).toEqual([]);
    await clientOf(kept).send(new HeadBucketCommand({ Bucket: kept.environment.BUCKET_NAME }));
  });

  it('runs beside another one, but never on the same folder', async () => {
    const { USER_POOL_ID, AWS_ENDPOINT_URL_S3 } = kept.environment;
    expect([passing.environment.USER_POOL_ID, passing.environment.AWS_ENDPOINT_URL_S3]).not.toEqual([
      USER_POOL_ID,
      AWS_ENDPOINT_URL_S3,
    ]);
    const again = startCloud({ dataDir: kept.dataDir, allowedOrigin });
    await expect(again).rejects.toThrow(`already in use by process ${process.pid}`);
  });

  it('is the same after a restart', async () => {
    const { environment, dataDir } = kept;
    await kept.stop();
    kept = await startCloud({ dataDir, allowedOrigin });
    expect(kept.environment).toEqual(environment);
  });

  it('deletes its folder if it was temporary', async () => {
    await access(passing.dataDir);
    await passing.stop();
    await expect(access(passing.dataDir)).rejects.toThrow('ENOENT');
    await expect(fetch(passing.objectStoreOrigin)).rejects.toThrow();
  });

  it('reports in one line why a folder cannot be used', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(startCloud({ dataDir: file, allowedOrigin })).rejects.toThrow(/^Cannot write to the data folder /);
  });
});

describe('the database engine', () => {
  it('is chosen by LOCAL_DYNAMODB', () => {
    expect(chooseEngine('java')).toBe('java');
    expect(() => chooseEngine('oracle')).toThrow('LOCAL_DYNAMODB must be dynoxide or java');
  });
});

describe('ports', () => {
  it('stay the same, except that a port in use is replaced', async () => {
    const file = join(folder, 'ports.json');
    const names = ['a', 'b', 'c'] as const;
    const first = await keepPorts(names, file);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(await keepPorts(names, file)).toEqual(first);
    const squatter = createServer().listen(first.b, loopback);
    const second = await keepPorts(names, file, 0);
    squatter.close();
    expect(second).toMatchObject({ a: first.a, c: first.c });
    expect(second.b).not.toBe(first.b);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(second);
  });
});

describe('a process', () => {
  const node = (script: string) => ({ name: 'The thing', command: process.execPath, args: ['-e', script] });

  it('that ends before it is ready is reported with its last output', async () => {
    const starting = startProcess({
      ...node('console.log("port taken"); process.exit(3)'),
      isReady: async () => false,
    });
    await expect(starting).rejects.toThrow(/^The thing stopped unexpectedly \(exit code 3\)\n {2}port taken$/);
  });

  it('that never answers is ended and reported', async () => {
    const script = 'console.log("pid", process.pid); setInterval(() => {}, 1000)';
    const starting = startProcess({ ...node(script), isReady: async () => false, timeoutMs: 400 });
    const error = await starting.catch((e: Error) => e);
    expect(String(error)).toContain('did not answer within 0.4 s');
    const pid = Number(/pid (\d+)/.exec(String(error))?.[1]);
    expect(isAlive(pid)).toBe(false);
  });

  it('that cannot be found is reported', async () => {
    const starting = startProcess({
      name: 'The thing',
      command: 'no-such-program',
      args: [],
      isReady: async () => false,
    });
    await expect(starting).rejects.toThrow(/^The thing could not be started: .*ENOENT/);
  });

  it('that ends later is reported too', async () => {
    const lost: string[] = [];
    const running = await startProcess({
      ...node('setInterval(() => {}, 1000)'),
      isReady: async () => true,
      onLost: (message) => lost.push(message),
    });
    process.kill(running.pid, 'SIGKILL');
    expect(await eventually(() => lost.length > 0)).toBe(true);
    expect(lost[0]).toBe('The thing stopped unexpectedly (SIGKILL)');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'does not outlive its parent killed by %s',
    async (signal) => {
      const parent: ChildProcess = spawn(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, 'parent-process.ts')],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const pid = await new Promise<number>((resolve) => {
        parent.stdout?.once('data', (data) => resolve(Number(String(data))));
      });
      expect(isAlive(pid)).toBe(true);
      parent.kill(signal);
      expect(await eventually(() => !isAlive(pid))).toBe(true);
    },
    20_000,
  );
});
