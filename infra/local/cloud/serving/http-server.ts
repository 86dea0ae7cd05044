import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { loopback } from './ports.ts';

export interface HttpServer {
  origin: string;
  close(): Promise<void>;
}

export class BodyTooLargeError extends Error {}

/** Reads a whole body, and stops early if it is too long. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(`The body is longer than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * For how long a connection stays open between two requests. By default it is five seconds, and a client that was busy for that
 * long sends into a connection that is being closed. AWS keeps connections for longer than clients do.
 */
const keepAliveTimeout = 600_000;

/** Listens on the loopback address only. On closing, running answers get a second to finish. */
export async function startHttpServer(port: number, listener: RequestListener): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: loopback, port, exclusive: true }, resolve);
  });
  return {
    origin: `http://${loopback}:${port}`,
    close: () =>
      new Promise((resolve) => {
        const impatient = setTimeout(() => server.closeAllConnections(), 1_000);
        server.close(() => {
          clearTimeout(impatient);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
