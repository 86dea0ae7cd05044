import { join } from 'node:path';
import { startCognito } from './cognito/start-cognito.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { startDynamodb } from './dynamodb/start-dynamodb.ts';
import { startKms } from './kms.ts';
import { type MailService, startMail } from './mail.ts';
import { startObjectStore } from './object-store/start-object-store.ts';
import { credentials, localBucket, localSender, localSupport, region } from './serving/local-account.ts';
import { keepPorts } from './serving/ports.ts';

interface CloudOptions {
  /**
   * The folder of all data, or the opened folder, which the cloud releases when it stops. Without one, the cloud uses memory and
   * a temporary folder.
   */
  dataDir?: string | DataFolder;
  /** The origin of the application's pages, which may upload to the object store. */
  allowedOrigin: string;
  log?: (line: string) => void;
}

export interface Cloud {
  /** The folder of all data, which is temporary if the options name no folder. */
  dataDir: string;
  /** The environment variables for the functions. */
  environment: Record<string, string>;
  objectStoreOrigin: string;
  mail: Pick<MailService, 'listMails' | 'onReport'>;
  stop(): Promise<void>;
}

/** Starts all parts of the embedded cloud in parallel. If one part fails, stops the others and throws. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { allowedOrigin, log = () => undefined } = options;
  const given = options.dataDir;
  const folder = typeof given === 'object' ? given : await openDataFolder(given);
  const dataDir = folder.path;
  const stops: (() => Promise<void>)[] = [];

  async function part<T>(starting: Promise<T>, stop: (started: T) => Promise<void>): Promise<T> {
    const started = await starting;
    stops.push(() => stop(started));
    return started;
  }
  async function stopAll(): Promise<void> {
    await Promise.allSettled(stops.splice(0).map((stop) => stop()));
    await folder.release();
  }

  try {
    const names = ['dynamodb', 'cognito', 'objects', 'kms', 'mail'] as const;
    const ports = await keepPorts(names, folder.kept ? join(dataDir, 'ports.json') : undefined);
    const close = (server: { close(): Promise<void> }) => server.close();
    const starting = [
      part(startDynamodb({ port: ports.dynamodb, dataDir: folder.kept ? dataDir : undefined, onLost: log }), (engine) =>
        engine.stop(),
      ),
      part(startCognito({ port: ports.cognito, dataDir }), close),
      part(startObjectStore({ port: ports.objects, dataDir, bucket: localBucket, allowedOrigin }), close),
      part(startKms({ port: ports.kms, dataDir }), close),
      part(startMail({ port: ports.mail, dataDir, from: localSender }), close),
    ] as const;
    // We wait for all parts before we stop any, because a slow part would otherwise start after the clean-up.
    await Promise.allSettled(starting);
    const [dynamodb, cognito, objects, kms, mail] = await Promise.all(starting);
    return {
      dataDir,
      objectStoreOrigin: objects.origin,
      mail,
      stop: stopAll,
      environment: {
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
        AWS_ENDPOINT_URL_DYNAMODB_STREAMS: dynamodb.endpoint,
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.origin,
        AWS_ENDPOINT_URL_S3: objects.origin,
        AWS_ENDPOINT_URL_KMS: kms.origin,
        AWS_ENDPOINT_URL_SESV2: mail.origin,
        USER_POOL_ID: cognito.userPoolId,
        USER_POOL_CLIENT_ID: cognito.clientId,
        USER_POOL_CLIENT_SECRET: cognito.clientSecret,
        TOKEN_ISSUER: cognito.issuer,
        TOKEN_JWKS_URL: cognito.jwksUrl,
        BUCKET_NAME: localBucket,
        OBJECT_URL_STYLE: 'path',
        SAA_KEY_ID: kms.keyId,
        MAIL_FROM: localSender,
        SUPPORT_EMAIL: localSupport,
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
