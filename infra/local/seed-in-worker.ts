import { Worker } from 'node:worker_threads';

interface SeedOptions {
  /** What the worker is handed. */
  data: { origin: string; edgeSecret: string; functionsFolder: string };
  /** Resolves when what follows from everything done so far has been carried out. */
  settled: () => Promise<void>;
  signal: AbortSignal;
}

/** Makes the demo data, on a second processor where there is one; breaks off at once when it is no longer wanted. */
export async function makeDemoData({ data, settled, signal }: SeedOptions): Promise<void> {
  const worker = new Worker(new URL('./seed-worker.mjs', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', () => {
        settled().then(() => worker.postMessage('settled'), reject);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demo data was not finished.'))));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
