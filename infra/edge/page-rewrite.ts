import { anyPagePattern, introducedPages, missingPageFile, pageFile, paths, prerenderedPages } from '#shared/pages.ts';

const files = Object.fromEntries(
  [...prerenderedPages, ...introducedPages].map((name) => [paths[name], `/${pageFile(name)}`]),
);

const isFile = "uri.split('/').pop().indexOf('.') !== -1";

/** A copy of the page that starts the application, for addresses without a page. */
const nowhere = `/${missingPageFile}`;

/**
 * Which file answers a page's address. The public pages of the build have one each. For every other page the application
 * loads and shows it. File names contain a dot. The local server runs the same code.
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
 * Where there is no page, the application says so, and the answer has the status for it. Whether this sees the address that
 * the browser asked for or the one that was made of it is not written down anywhere, so it knows both. The local server runs
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
