/** A page address has no file behind it: the application loads and shows the page. File names contain a dot. */
export const pageRewrite = `function handler(event) {
  var request = event.request;
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;
