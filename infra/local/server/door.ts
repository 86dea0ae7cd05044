import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestLimits } from '../../edge/limits.ts';

/** The listener, and the answer to anything that is not a valid request. */
export interface Answering {
  listener: RequestListener;
  refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void;
}

/** The port that people use. It opens before any other part starts, so that a port conflict shows immediately. */
export interface Door {
  /** Begins to answer. Requests that arrive earlier wait for this call. */
  open(answering: Answering): void;
  /** Stops accepting requests, and gives running answers a second to finish. */
  close(): Promise<void>;
}

const patienceMs = 1_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Stop it, or choose another port with --port',
  EACCES: 'cannot be opened by this user. Choose another port with --port',
};
const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    const reason = reasons[codeOf(error)];
    throw reason ? new Error(`Port ${port} ${reason}.`, { cause: error }) : error;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Opens the port on both loopback addresses, because `localhost` may mean either. Without IPv6, listens on 127.0.0.1 only. */
export async function openDoor(port: number): Promise<Door> {
  const servers: Server[] = [];
  let begin: (answering: Answering) => void = () => undefined;
  const begun = new Promise<Answering>((resolve) => {
    begin = resolve;
  });
  const build = () =>
    createServer({ maxHeaderSize: requestLimits.cloudFrontHeaders }, (request, response) => {
      void begun.then(({ listener }) => listener(request, response));
    }).on('clientError', (error, socket) => {
      void begun.then(({ refuseUnreadable }) => refuseUnreadable(error, socket));
    });
  const closeAll = async () => {
    await Promise.all(servers.splice(0).map(close));
  };
  for (const host of ['127.0.0.1', '::1']) {
    const server = build();
    try {
      await listen(server, host, port);
      servers.push(server);
    } catch (error) {
      if (host === '::1' && noIpv6.has(codeOf(error))) continue;
      await closeAll();
      throw error;
    }
  }
  return { open: begin, close: closeAll };
}
