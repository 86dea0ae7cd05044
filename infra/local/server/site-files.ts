import type { IncomingMessage, ServerResponse } from 'node:http';
import { runInNewContext } from 'node:vm';
import sirv from 'sirv';
import { missingPage, pageRewrite } from '../../edge/page-rewrite.ts';
import { cacheControlOf } from '../../edge/site-cache.ts';

/** Sends the file for a path, or calls `notFound` if there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string, notFound: () => void) => void;

/** The function that replaces a page's path by the path of its file. The deployed edge runs the same code. */
const rewrite: (event: { request: { uri: string } }) => { uri: string } = runInNewContext(`${pageRewrite};handler`);

const judge: (event: object) => { statusCode: number } = runInNewContext(`${missingPage};handler`);
const isPage = (uri: string): boolean => judge({ request: { uri }, response: { statusCode: 200 } }).statusCode === 200;

/**
 * Serves the web application's files, with the compressed copies that the build wrote next to them. Browsers cache files named
 * after their content permanently, and revalidate all others.
 */
export function siteFiles(folder: string): SendFile {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControlOf(path.slice(1))),
  });
  return (request, response, path, notFound) => {
    request.url = rewrite({ request: { uri: path } }).uri;
    if (!isPage(path)) {
      // If the browser has a cached copy, the file server would answer 304, so we remove `If-None-Match`. The file server also
      // sets its own status, which we replace by 404.
      delete request.headers['if-none-match'];
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(404, ...(rest as []));
    }
    serve(request, response, notFound);
  };
}
