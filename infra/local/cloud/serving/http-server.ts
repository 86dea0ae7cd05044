import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { loopback } from './ports.ts';

export interface HttpServer {
  origin: string;
  close(): Promise<void>;
}

export class BodyTooLargeError extends Error {}

/** Reads a whole body. Throws `BodyTooLargeError` as soon as it is longer than `limit` bytes. */
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
 * How long a connection stays open between two requests, in milliseconds. Node's default is five seconds. A busy client may then
 * send a request while the server closes the connection, and the request fails. AWS keeps connections open for longer than
 * clients do.
 */
const keepAliveTimeout = 600_000;

/** Starts a server on the loopback address only. When it closes, running answers have a second to finish. */
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
