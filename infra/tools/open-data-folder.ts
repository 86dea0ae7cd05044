import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loopback } from '../local/cloud/serving/ports.ts';
import { startCloud } from '../local/cloud/start-cloud.ts';

/** The URLs of a data folder's services. */
export interface OpenFolder {
  dynamodb: string;
  objects: string;
  close(): Promise<void>;
}

/** Opens a data folder through the services of the running application, or starts its services until `close` is called. */
export async function openDataFolder(dataDir: string): Promise<OpenFolder> {
  const portsFile = join(dataDir, 'ports.json');
  await access(portsFile).catch((error: unknown) => {
    throw new Error(`${dataDir} holds no data. Run npm start once first.`, { cause: error });
  });
  try {
    const cloud = await startCloud({ dataDir, allowedOrigin: 'http://localhost' });
    const { AWS_ENDPOINT_URL_DYNAMODB: dynamodb = '', AWS_ENDPOINT_URL_S3: objects = '' } = cloud.environment;
    return { dynamodb, objects, close: cloud.stop };
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('already in use'))) throw error;
    const ports = JSON.parse(await readFile(portsFile, 'utf8')) as { dynamodb: number; objects: number };
    const at = (port: number) => `http://${loopback}:${port}`;
    return { dynamodb: at(ports.dynamodb), objects: at(ports.objects), close: async () => undefined };
  }
}
