import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessDenied } from './errors.ts';

const methods = ['GET', 'HEAD', 'PUT'];
const vary = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** Sets the headers that let pages of the allowed origin read an answer. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, allowedOrigin: string): void {
  if (request.headers.origin !== allowedOrigin) return;
  response.setHeader('access-control-allow-origin', allowedOrigin);
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('vary', vary);
}

/** Answers the preflight request that a browser sends before it uploads a file. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, allowedOrigin: string): void {
  const method = request.headers['access-control-request-method'];
  if (request.headers.origin !== allowedOrigin || !method || !methods.includes(method)) {
    throw accessDenied('CORSResponse: This CORS request is not allowed.');
  }
  allowOrigin(request, response, allowedOrigin);
  response.setHeader('access-control-allow-methods', methods.join(', '));
  const headers = request.headers['access-control-request-headers'];
  if (headers) response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(200).end();
}
