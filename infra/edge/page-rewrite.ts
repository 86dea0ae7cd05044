/** A page's address has no file behind it: the application opens and shows the page. Files have a dot in their name. */
export const pageRewrite = `function handler(event) {
  var request = event.request;
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;
