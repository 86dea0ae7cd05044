import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import { retiredKinds, shapes } from '#functions/data/shapes/shapes.ts';
import { outboxKeyPrefix, tableDefinition } from '#functions/data/table.ts';
import { buildFunctions } from '../build/build-functions.ts';
import { buildSite } from '../build/build-site.ts';
import { type InPage, readInPage } from '../edge/in-page.ts';
import { securityHeaders } from '../edge/security-headers.ts';
import { findOutdated, recordVersions } from '../migration/row-versions.ts';
import { beginRest } from './begin-rest.ts';
import { openDataFolder } from './cloud/data-folder.ts';
import { createTable } from './cloud/dynamodb/provision-table.ts';
import { startStreamPoller } from './cloud/dynamodb/stream-poller.ts';
import { localBucket, localContact, localTable } from './cloud/serving/local-account.ts';
import { startCloud } from './cloud/start-cloud.ts';
import { prepareFolder } from './prepare-folder.ts';
import { beginProgress } from './seed/progress.ts';
import { openDevSite } from './server/dev-site.ts';
import { openDoor } from './server/door.ts';
import { type ImportFile, type LocalFunctions, setEnvironment } from './server/functions.ts';
import { createHttpApi } from './server/http-api.ts';
import { openLog } from './server/log-file.ts';
import { openReloadingFunctions } from './server/reloading-functions.ts';
import { repeat } from './server/schedule.ts';
import { type SendFile, siteFiles } from './server/site-files.ts';

export interface MachineOptions {
  port: number;
  dataDir: string;
  /** Start without demo data. */
  empty: boolean;
  /** Load only the demo accounts and their jobs. */
  small: boolean;
  reset: boolean;
  /** Reload the web application and the functions when their sources change. */
  dev: boolean;
}

interface Around {
  importFile: ImportFile;
  log: (line: string) => void;
  /** Called when an essential part stops unexpectedly. */
  onLost: (message: string) => void;
  /** Aborted when the developer stops the application, which may be before it has started. */
  signal: AbortSignal;
}

export interface Machine {
  origin: string;
  dataDir: string;
  hasDemoData: boolean;
  stop(): Promise<void>;
}

const minuteMs = 60_000;

async function openFolder({ dataDir, reset }: MachineOptions) {
  const folder = await openDataFolder(dataDir);
  try {
    const prepared = await prepareFolder(folder.path, { reset });
    if (prepared.isNew) await recordVersions(folder.path, shapes);
    // `findOutdated` throws for a folder of a newer version. We call it before any part starts, so that the error shows
    // immediately.
    await findOutdated(folder.path, shapes, retiredKinds);
    return { folder, prepared };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

/** Creates the table, or migrates the rows of an existing one, and starts the consumer of its stream. */
async function startConsumer(functions: LocalFunctions, dataDir: string, log: Around['log']) {
  const [dynamo, client] = [new DynamoDBClient(), new DynamoDBStreamsClient()];
  const { streamArn } = await createTable(dynamo, localTable, tableDefinition);
  // This is a dynamic import, because the module loads code of the functions, which need their environment first.
  const { bringFolderUpToDate } = await import('../migration/bring-up-to-date.ts');
  const s3 = new S3Client({ forcePathStyle: true });
  await bringFolderUpToDate(dataDir, { dynamo, tableName: localTable, files: { s3, bucket: localBucket } }, log);
  s3.destroy();
  dynamo.destroy();
  const poller = startStreamPoller({
    client,
    streamArn,
    dataDir,
    handler: async (event) => (await functions.load('consumer')).handler(event),
    isOutboxKey: (keys) => (keys[tableDefinition.partitionKey]?.S ?? '').startsWith(outboxKeyPrefix),
    batchSize: 25,
    log,
  });
  return {
    drained: poller.drained,
    stop: async () => {
      await poller.stop();
      client.destroy();
    },
  };
}

interface Site {
  sendFile: SendFile;
  /** Null in development mode, in which the pages have no inline parts. */
  inPage: InPage | null;
  close(): Promise<void>;
}

/**
 * Starts building the web application. `open` waits for the build and returns the site. In development mode, `open` returns a
 * site with live updates instead.
 */
function beginSite({ dev }: MachineOptions, folder: string, { log, signal }: Around) {
  if (dev)
    return {
      open: async (onFunctionChange: () => void): Promise<Site> => ({
        ...(await openDevSite(`${folder}-dev`, onFunctionChange)),
        inPage: null,
      }),
    };
  const building = buildSite(folder, { contact: localContact, log, ...(signal && { signal }) });
  // `open` awaits the build. Until then, a failure must not end the process with a stack trace.
  building.catch(() => undefined);
  return {
    open: async (): Promise<Site> => {
      await building;
      return { sendFile: siteFiles(folder), inPage: await readInPage(folder), close: async () => undefined };
    },
  };
}

/**
 * Opens the port and starts every part in order. Answers requests only after the last part has started. If a part fails, stops
 * all the others and throws.
 */
export async function startMachine(options: MachineOptions, around: Around): Promise<Machine> {
  const { port } = options;
  const { importFile, log, onLost, signal } = around;
  const origin = `http://localhost:${port}`;
  const door = await openDoor(port);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await door.close();
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const { folder, prepared } = await openFolder(options);
    const { isNew, edgeSecret } = prepared;
    const dataDir = folder.path;
    const functionsFolder = join(dataDir, 'functions');
    const site = beginSite(options, join(dataDir, 'site'), around);
    const building = buildFunctions(functionsFolder, log);
    // We await the build below. Until then, a failure must not end the process with a stack trace.
    building.catch(() => undefined);
    const cloud = await startCloud({ dataDir: folder, allowedOrigin: origin, log: onLost });
    stops.push(cloud.stop);
    await building;

    const logFile = await openLog(dataDir);
    setEnvironment({ port, tableName: localTable, edgeSecret, logFile, cloud: cloud.environment });
    const functions = openReloadingFunctions(functionsFolder, importFile, log);
    const consumer = await startConsumer(functions, dataDir, log);
    stops.push(consumer.stop);
    const demoApi = { origin, edgeSecret, signal, handlerOf: functions.handlerOf, settled: consumer.drained };
    const loadsDemoData = isNew && !options.empty;
    if (loadsDemoData) {
      log('Loading demo data ...');
      const { loadDemoData } = await import('./seed/load-demo-data.ts');
      const now = new Date();
      await loadDemoData(demoApi, now);
      await beginProgress(dataDir, now, options.small ? ['quiet'] : ['quiet', 'country']);
    }
    if (isNew) await prepared.finish(loadsDemoData);

    const { sendFile, inPage, close } = await site.open(functions.rebuild);
    stops.push(close);
    const { objectStoreOrigin, mail } = cloud;
    // As in AWS, no request waits for a bounce report. If a report is lost, the next bounce reports the same email address.
    mail.onReport((report) => {
      const taking = functions.load('returns').then(({ handler }) => handler(report));
      taking.catch((error: unknown) => log(`Could not process a bounce report: ${error}`));
    });
    const googleMaps = Boolean(process.env.GOOGLE_MAPS_API_KEY);
    door.open(
      createHttpApi({
        port,
        edgeSecret,
        securityHeaders: securityHeaders({
          objectStoreOrigin,
          googleMaps,
          mapTiles: process.env.MAP_TILES_URL,
          inPage,
        }),
        // In development mode, pages get no security headers, because live reloading needs inline scripts and a socket.
        ...(options.dev ? { pageHeaders: {} } : {}),
        handlerOf: functions.handlerOf,
        listMails: mail.listMails,
        openApi: async () => (await import('#shared/api/documents/openapi.ts')).openApiText(),
        sendFile,
        log,
      }),
    );
    const adding = beginRest(dataDir, demoApi, log);
    stops.push(() => adding.ended);
    // No sweep runs while demo data is being added. Demo data is dated in the past, so the sweeper would remove its uploads
    // before they are attached.
    const sweep = async () => adding.isUnderWay() || (await functions.load('sweeper')).handler();
    stops.push(repeat(sweep, minuteMs, log).stop);
    return { origin, dataDir, hasDemoData: loadsDemoData || prepared.hasDemoData, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
