import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type ErrorBody, errorCodes } from '#shared/errors.ts';
import { isAnsweredPage } from '../../edge/described-pages.ts';
import type { Mail } from '../cloud/mail.ts';
import { renderMailPage } from '../cloud/mail-page.ts';
import { dispatch, type HandlerOf } from './dispatch.ts';
import type { Answering } from './door.ts';
import { EdgeRefusal, readEdgeRequest, readTarget } from './edge-request.ts';
import { notFoundPage } from './pages.ts';
import type { SendFile } from './site-files.ts';

interface HttpApiOptions {
  port: number;
  edgeSecret: string;
  /** The headers of every answer, as at the deployed edge. */
  securityHeaders: Record<string, string>;
  handlerOf: HandlerOf;
  listMails: () => Promise<Mail[]>;
  openApi: () => Promise<string>;
  sendFile: SendFile;
  /** The headers of the pages and files, if they differ from the security headers. */
  pageHeaders?: Record<string, string>;
  log: (line: string) => void;
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const refusalBody = (code: ErrorBody['code'], message: string): string =>
  JSON.stringify({ message, code, requestId: randomUUID() } satisfies ErrorBody);

/** Creates the local edge, which imitates CloudFront and API Gateway. It also serves `/dev/mail`, which does not exist in AWS. */
export function createHttpApi(options: HttpApiOptions): Answering {
  const { port, edgeSecret, securityHeaders, handlerOf, listMails, openApi, sendFile, log } = options;
  const pageHeaders = options.pageHeaders ?? securityHeaders;
  const origin = `http://localhost:${port}`;
  const otherNames = new Set(['127.0.0.1', '[::1]'].map((name) => `${name}:${port}`));

  function send(
    response: ServerResponse,
    status: number,
    headers: Record<string, string | string[]>,
    body: string,
    added: Record<string, string> = securityHeaders,
  ) {
    response.writeHead(status, { ...headers, ...added, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  function sendResult(
    response: ServerResponse,
    result: APIGatewayProxyStructuredResultV2,
    added: Record<string, string> = securityHeaders,
  ): void {
    const headers = Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, value]) => [name, `${value}`]));
    const all = result.cookies ? { ...headers, 'set-cookie': result.cookies } : headers;
    send(response, result.statusCode ?? 200, all, result.body ?? '', added);
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
    const { pathname: path, searchParams: search } = target;
    if (path === '/dev/mail') return send(response, 200, html, renderMailPage(await listMails(), search));
    if (path === '/openapi.json') return send(response, 200, json, await openApi());
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    sendFile(request, response, path, () => send(response, 404, html, notFoundPage));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request);
    const { host = '' } = request.headers;
    // Refuses unknown host names. Otherwise, a foreign web page could read this machine's data, because the page's own host name
    // can resolve to this machine.
    if (`http://${host}` !== origin && !otherNames.has(host))
      throw new EdgeRefusal(403, 'forbidden', `This address is not served here. Please open ${origin}`);
    const edgeRequest = await readEdgeRequest(request, target, edgeSecret);
    if (target.pathname.startsWith('/api/'))
      return sendResult(response, await dispatch(edgeRequest, handlerOf, edgeSecret));
    if (edgeRequest.method !== 'GET') throw new EdgeRefusal(403, 'forbidden', 'Pages are read-only.');
    // Sessions and writes only work on one origin, so the server redirects people to that origin.
    if (otherNames.has(host)) return send(response, 307, { location: origin + edgeRequest.url }, '');
    if (isAnsweredPage(target.pathname))
      return sendResult(response, await dispatch(edgeRequest, handlerOf, edgeSecret), pageHeaders);
    await sendPage(request, response, target);
  }

  function refuse(response: ServerResponse, error: unknown): void {
    if (error instanceof EdgeRefusal) {
      send(response, error.status, json, refusalBody(error.code, error.message));
      return;
    }
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    send(response, errorCodes.internal.status, json, refusalBody('internal', errorCodes.internal.message));
  }

  return {
    listener: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent || response.destroyed) response.destroy();
        else refuse(response, error);
      });
    },
    refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
      if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
      const isLong = error.code === 'HPE_HEADER_OVERFLOW';
      const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const code = isLong ? 'too_large' : 'bad_request';
      const body = refusalBody(code, isLong ? 'The headers of this request are too large.' : errorCodes[code].message);
      const headers = {
        ...json,
        ...securityHeaders,
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}
