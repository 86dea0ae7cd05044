import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { compressFiles } from '../../build/compress-files.ts';
import { loopback } from '../../local/cloud/serving/ports.ts';

const jobsFor = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `${6 + index / 10}kW Solar + 13.5 kWh Battery Installation`,
    address: `${index + 1} Hill Street, Castle Hill NSW 2154`,
    price: 4200 + index,
  }));

/** Builds the plain page into a folder and serves it, compressed like the application. Returns a function that stops it. */
export async function servePlainSite(folder: string, port: number): Promise<() => Promise<void>> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'plain'),
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  await compressFiles(folder);
  const files = sirv(folder, { brotli: true, gzip: true, single: true });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/api/jobs') return files(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(jobsFor(Number(searchParams.get('count')))));
  });
  await new Promise<void>((resolve) => server.listen(port, loopback, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
