import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../install.mjs';
import { installPython } from '../../tools/python/install-python.ts';

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
}

/** An emulator of AWS in one process, from PyPI, that enforces the rules of AWS on permissions. */
export interface Emulator {
  /** The environment with which programs use the emulator as if it were AWS. */
  environment: NodeJS.ProcessEnv;
  /** The settings of this process's clients. */
  client: { region: string; endpoint: string; credentials: { accessKeyId: string; secretAccessKey: string } };
  /** Calls the emulator. The `host` header says which AWS host to imitate. */
  ask(path: string, request?: AskOptions): Promise<Answer>;
  /** Calls a service without an SDK client, with the operator's credentials. */
  askAws(service: string, path: string, host?: string): Promise<Answer>;
  /** Calls the API directly, without CloudFront. */
  pastCloudFront(path: string, headers?: Record<string, string>): Promise<Answer>;
  stop(): void;
}

const packages = ['ministack==1.5.33', 'cryptography==50.0.2'];
const here = join(projectRoot, 'infra/rehearsal/emulator');
const region = 'ap-southeast-2';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

function environmentFor(port: number): NodeJS.ProcessEnv {
  const { AWS_PROFILE: _profile, AWS_SESSION_TOKEN: _token, ...own } = process.env;
  return {
    ...own,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    EMULATOR_PORT: String(port),
    NODE_NO_WARNINGS: '1',
    NODE_OPTIONS: `--require ${join(here, 'believe-in-aws.cjs')}`,
  };
}

const isHealthy = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/_ministack/health`).catch(() => null))?.ok === true;

async function isUp(port: number, emulator: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (emulator.exitCode !== null) break;
    if (await isHealthy(port)) return;
    await delay(500);
  }
  throw new Error('The emulator did not start. Its log is beside its data.');
}

/** Installs the emulator into the folder of the logs, unless it is installed. Then starts it and waits until it answers. */
export async function startEmulator(work: string, port: number): Promise<Emulator> {
  const python = join(await installPython(join(work, 'python'), packages), 'python');
  // Two rehearsals in one emulator would change and remove each other's stage.
  if (await isHealthy(port)) throw new Error(`Another emulator answers at port ${port}. Choose one with --port.`);
  const state = join(work, 'state');
  await rm(state, { recursive: true, force: true });
  await mkdir(state, { recursive: true });
  // The emulator's scripts in this folder are CommonJS, but the project's package.json would make them modules.
  await writeFile(join(state, 'package.json'), '{"type":"commonjs"}');
  const environment = environmentFor(port);
  const emulator = spawn(python, [join(here, 'emulator.py')], {
    cwd: state,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      AUTH: 'true',
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      IOT_MTLS_ENABLED: '0',
      LAMBDA_EXECUTOR: 'local',
      MINISTACK_REGION: region,
      S3_DATA_DIR: join(state, 's3'),
      SFTP_ENABLED: '0',
      STATE_DIR: join(state, 'state'),
      TMPDIR: state,
    },
  });
  const log = createWriteStream(join(work, 'emulator.log'));
  for (const stream of [emulator.stdout, emulator.stderr]) stream.pipe(log, { end: false });
  await isUp(port, emulator);
  const ask: Emulator['ask'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const { request } = await import('node:http');
    return new Promise((resolve, reject) => {
      const asked = { ...headers, 'x-forwarded-proto': 'https' };
      const sent = request({ host: '127.0.0.1', port, path, method, headers: asked }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const given = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) given.set(name, String(value));
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: given, text: bytes.toString(), bytes });
      });
      sent.on('error', reject).end(body);
    });
  };
  const askAws: Emulator['askAws'] = (service, path, host = `${service}.${region}.amazonaws.com`) => {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    // The emulator identifies the caller by the access key, and accepts any signature.
    const credential = `${credentials.accessKeyId}/${day}/${region}/${service}/aws4_request`;
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=none`;
    return ask(path, { headers: { host, authorization } });
  };
  return {
    environment,
    client: { region, endpoint: `http://127.0.0.1:${port}`, credentials },
    stop: () => emulator.kill(),
    ask,
    askAws,
    pastCloudFront: async (path, headers = {}) => {
      const listed = await askAws('apigateway', '/v2/apis');
      const [, id] = /"apiId":\s*"([a-z0-9]+)"/.exec(listed.text) ?? [];
      if (!id) throw new Error(`The emulator lists no API: ${listed.text}`);
      return ask(path, { headers: { ...headers, host: `${id}.execute-api.localhost:${port}` } });
    },
  };
}
