import { request } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';
import { loopback } from '../../local/cloud/serving/ports.ts';

/** Headers about one connection, not about the answer. HTTP/2 does not allow them. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function pass(target: number, from: Http2ServerRequest, to: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(':')));
  const asked = request(
    {
      host: loopback,
      port: target,
      method: from.method,
      path: from.url,
      headers: { ...headers, host: `localhost:${target}` },
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      to.writeHead(answer.statusCode ?? constants.HTTP_STATUS_BAD_GATEWAY, Object.fromEntries(kept));
      answer.pipe(to);
    },
  );
  asked.on('error', () => to.stream.close());
  from.pipe(asked);
}

/** Serves a local server's answers over HTTP/2 with its own certificate, as CloudFront does. Returns a function that stops it. */
export async function serveOverHttp2(target: number, port: number): Promise<() => Promise<void>> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (from, to) => pass(target, from, to));
  await new Promise<void>((resolve) => server.listen(port, loopback, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
