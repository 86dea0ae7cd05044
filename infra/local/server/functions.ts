import { devNull } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionName } from '#functions/env.ts';
import type * as consumer from '#functions/events/consumer.ts';
import type * as returns from '#functions/events/returns.ts';
import type * as sweeper from '#functions/events/sweeper.ts';
import type * as route from '#functions/routes/discovery.ts';
import { readRelease } from '../../build/version.ts';
import { inviteDays, savedSearches } from '../../edge/limits.ts';
import type { HandlerOf } from './dispatch.ts';
import { limitsOf } from './limits.ts';

/**
 * Node's own import. The loader that compiles this TypeScript code does not change the files, so the built functions run as in
 * AWS.
 */
export type ImportFile = (file: string) => Promise<unknown>;

type Exports<F extends FunctionName> = F extends 'consumer'
  ? typeof consumer
  : F extends 'sweeper'
    ? typeof sweeper
    : F extends 'returns'
      ? typeof returns
      : typeof route;

export interface LocalFunctions {
  load<F extends FunctionName>(name: F): Promise<Exports<F>>;
  handlerOf: HandlerOf;
}

interface Surroundings {
  port: number;
  tableName: string;
  edgeSecret: string;
  /** The file to which functions add a line for each request and each fault. */
  logFile: string;
  /** The environment variables for the services of the embedded cloud. */
  cloud: Record<string, string>;
}

/**
 * Sets the environment that the functions have in AWS for this process. The developer's own AWS configuration must not affect
 * the functions.
 */
export function setEnvironment({ port, tableName, edgeSecret, logFile, cloud }: Surroundings): void {
  const { rates, emails, uploads } = limitsOf(process.env);
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('AWS_') && !name.startsWith('AWS_SDK_JS_')) delete process.env[name];
  }
  Object.assign(process.env, cloud, {
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_EC2_METADATA_DISABLED: 'true',
    LOG_FILE: logFile,
    TABLE_NAME: tableName,
    APP_ORIGIN: `http://localhost:${port}`,
    ORIGIN_SECRET: edgeSecret,
    COOKIE_SUFFIX: `-${port}`,
    RATE_LIMITS: JSON.stringify(rates),
    LETTER_LIMITS: JSON.stringify(emails),
    UPLOAD_QUOTA: JSON.stringify(uploads),
    INVITE_DAYS: String(inviteDays),
    SAVED_SEARCHES: String(savedSearches),
    RELEASE: readRelease(),
  });
}

/** Opens the built functions of a folder. As in AWS, each is loaded once, when a call first needs it. */
export function openFunctions(folder: string, importFile: ImportFile): LocalFunctions {
  const loaded = new Map<FunctionName, Promise<unknown>>();
  function load<F extends FunctionName>(name: F): Promise<Exports<F>> {
    const known = loaded.get(name) ?? importFile(pathToFileURL(join(folder, `${name}.mjs`)).href);
    loaded.set(name, known);
    return known as Promise<Exports<F>>;
  }
  return { load, handlerOf: async (group) => (await load(group)).handler };
}
