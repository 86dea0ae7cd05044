// Makes the demo data in a thread of its own, so that it shares no processor with the cloud it is made in.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

const { loadDemoData } = await register({ namespace: 'local' }).import('./seed/load-demo-data.ts', import.meta.url);

await loadDemoData({
  ...workerData,
  importFile: (file) => import(file),
  settled: async () => {
    parentPort.postMessage('settle');
    await once(parentPort, 'message');
  },
});
parentPort.close();
