import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** What answers: the listener, and what is said to a request that is none. */
export interface Answering {
  listener: RequestListener;
  refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void;
}

/** The port people use. It is taken before anything else is begun, so that a port in use is known at once. */
export interface Door {
  /** Whoever asks earlier waits for this. */
  open(answering: Answering): void;
  /** Lets nobody in any more, and gives running answers a second. */
  close(): Promise<void>;
}

/** What CloudFront takes of request line and headers together. */
const maxHeaderSize = 20_480;
const patienceMs = 1_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop that one, or choose another port with --port',
  EACCES: 'may not be opened by this user: choose another port with --port',
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

/** Listens on both loopback addresses, as `localhost` may mean either; where there is no IPv6, on the one. */
export async function openDoor(port: number): Promise<Door> {
  const servers: Server[] = [];
  let begin: (answering: Answering) => void = () => undefined;
  const begun = new Promise<Answering>((resolve) => {
    begin = resolve;
  });
  const build = () =>
    createServer({ maxHeaderSize }, (request, response) => {
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
