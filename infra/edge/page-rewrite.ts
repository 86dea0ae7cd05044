import { introducedPages, pageFile, standingPages } from '#shared/pages.ts';

const pages = { ...standingPages, ...introducedPages };
const files = Object.fromEntries(Object.entries(pages).map(([name, path]) => [path, `/${pageFile(name)}`]));

/**
 * Which file answers a page's address. The public pages of the build have one each. For every other page the application
 * loads and shows it. File names contain a dot. The local server runs the same code.
 */
export const pageRewrite = `var files = ${JSON.stringify(files)};
function handler(event) {
  var request = event.request;
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = files[request.uri] || '/index.html';
  return request;
}`;
