import { anyPagePattern, introducedPages, missingPageFile, pageFile, paths, prerenderedPages } from '#shared/pages.ts';

const files = Object.fromEntries(
  [...prerenderedPages, ...introducedPages].map((name) => [paths[name], `/${pageFile(name)}`]),
);

const isFile = "uri.split('/').pop().indexOf('.') !== -1";

/** The file for paths without a page: a copy of the page that starts the application. */
const nowhere = `/${missingPageFile}`;

/**
 * The code of a function that replaces a page's path by the file that answers it. Each public page of the build has a file. The
 * file for every other page starts the application, which shows the page. File names contain a dot. The local server runs the
 * same code.
 */
export const pageRewrite = `var files = ${JSON.stringify(files)};
var known = new RegExp(${JSON.stringify(anyPagePattern)}, 'i');
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (!(${isFile})) request.uri = files[uri] || (known.test(uri) ? '/index.html' : '${nowhere}');
  return request;
}`;

/**
 * The code of a function that answers a path without a page with 404. The application shows the page as missing. AWS does not
 * document whether this function sees the requested path or the rewritten one, so the code recognises both. The local server runs
 * the same code.
 */
export const missingPage = `var known = new RegExp(${JSON.stringify(anyPagePattern)}, 'i');
function handler(event) {
  var response = event.response;
  var uri = event.request.uri;
  if (response.statusCode === 200 && (uri === '${nowhere}' || (!(${isFile}) && !known.test(uri)))) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;
