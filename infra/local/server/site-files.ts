import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cacheControlOf } from '../../edge/site-cache.ts';

/** Sends the file of a path, or says that there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string, notFound: () => void) => void;

/** A page's address has no dot in its last part; the application opens and shows the page. As at the deployed edge. */
const isPage = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.');

/** The files of the web application in a folder. What is named after its content is kept for good, all else looked up. */
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
