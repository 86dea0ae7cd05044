// Redirects requests for AWS host names to the emulator, so that a process uses the emulator as if it were AWS.
// `NODE_OPTIONS=--require` loads this file, and the emulator passes that variable on to the functions that it runs.
const http = require('node:http');
const https = require('node:https');
const { syncBuiltinESMExports } = require('node:module');

const host = '127.0.0.1';
const port = Number(process.env.EMULATOR_PORT);
const isAws = (name) => /(\.amazonaws\.com|\.cloudfront\.net)$/.test(String(name ?? '').replace(/:\d+$/, ''));

// A deployed function refuses to start with the endpoint of a local service, so this hides the emulator's endpoint.
if (process.env.AWS_LAMBDA_FUNCTION_NAME) {
  delete process.env.AWS_ENDPOINT_URL;
  delete process.env.AWS_ENDPOINT_URL_S3;
}

function readArguments(args) {
  const read = { url: undefined, options: {}, callback: undefined };
  for (const each of args) {
    if (typeof each === 'function') read.callback = each;
    else if (typeof each === 'string' || each instanceof URL) read.url = new URL(each);
    else if (each) Object.assign(read.options, each);
  }
  return read;
}

const realRequest = https.request;
https.request = function request(...args) {
  const { url, options, callback } = readArguments(args);
  const name = options.hostname ?? options.host ?? url?.hostname;
  if (!isAws(name)) return realRequest.apply(this, args);
  const headers = { ...options.headers, 'x-forwarded-proto': 'https' };
  if (!Object.keys(headers).some((header) => header.toLowerCase() === 'host')) headers.host = name;
  const path = options.path ?? (url ? url.pathname + url.search : '/');
  return http.request({ host, port, path, headers, method: options.method ?? 'GET', signal: options.signal }, callback);
};
https.get = (...args) => https.request(...args).end();
syncBuiltinESMExports();

/** Reads a whole answer of `http`, and returns it as a Response of `fetch`. */
async function responseOf(answer, method) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    headers.append(answer.rawHeaders[at], answer.rawHeaders[at + 1]);
  const hasNoBody = method === 'HEAD' || [204, 205, 304].includes(answer.statusCode);
  return new Response(hasNoBody ? null : Buffer.concat(chunks), { status: answer.statusCode, headers });
}

// `fetch` does not use the `https` module, so we replace it too.
const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!isAws(url.hostname)) return realFetch(input, init);
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers = Object.fromEntries(request.headers);
  // A Request drops headers that scripts in browsers may not set, such as the origin and cookies. `npm run verify` sets them.
  for (const [name, value] of new Map(Object.entries(init?.headers ?? {}))) headers[name.toLowerCase()] = String(value);
  Object.assign(headers, { host: url.host, 'x-forwarded-proto': 'https' });
  if (body) headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host, port, headers, path: url.pathname + url.search, method: request.method, signal: init?.signal },
      (answer) => responseOf(answer, request.method).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
};
