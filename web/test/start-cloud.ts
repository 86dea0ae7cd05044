import { startCloud } from '../../infra/local/cloud/start-cloud.ts';

/** Runs once before the web tests. Starts a local cloud in memory, which the real handlers in each test file use. */
export default async function startWebTestCloud(): Promise<() => Promise<void>> {
  const cloud = await startCloud({ allowedOrigin: 'http://localhost:3000' });
  Object.assign(process.env, cloud.environment, { TEST_DATA_DIR: cloud.dataDir });
  return () => cloud.stop();
}
