import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cacheControlOf } from '../../edge/site-cache.ts';

/** Sends the file for a path, or calls `notFound` if there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string, notFound: () => void) => void;

/** A page address has no dot in its last part, so the application loads and shows the page. The deployed edge does the same. */
const isPage = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.');

/** Serves the web application's files. Files named after their content are cached for good, others are revalidated. */
export function siteFiles(folder: string): SendFile {
  const serve = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControlOf(path.slice(1))),
  });
  return (request, response, path, notFound) => {
    request.url = isPage(path) ? '/index.html' : path;
    serve(request, response, notFound);
  };
}
