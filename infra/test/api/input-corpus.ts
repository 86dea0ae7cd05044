/** Values that have broken somebody's server before. Each is a JSON text, so that it may be what JavaScript cannot hold. */

const texts = (values: readonly string[]): string[] => values.map((value) => JSON.stringify(value));
const x = (count: number): string => 'x'.repeat(count);
const someId = '00000000-0000-4000-8000-000000000000';

const sizes = [
  ...texts(['', ' ', 'x', 'xx', x(39), x(40), x(41), x(120), x(121), x(200), x(201), x(500), x(501), x(2000), x(2001)]),
  ...texts([x(5000), x(5001), x(10_000), x(100_000), '😀'.repeat(200), '😀'.repeat(201), '😀'.repeat(5000)]),
  JSON.stringify(Array.from({ length: 10_000 }, () => 0)),
  JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`key${at}`, at]))),
  '['.repeat(1_000) + ']'.repeat(1_000),
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
];

const unicode = [
  ...texts(['e\u0301', '\u00e9', '😀', '\u202eabc', '\u200b', '\u200b\u200b', '\ufeff', 'İ', 'ß', 'ﬁ', '١٢', '５', '\u2028']),
  ...texts(['\u0000', 'a\u0000b', 'a\u0007b', 'a\tb', 'a\nb', 'a\r\nSet-Cookie: a=b', '\u007f', '\u0085', '\ufffe', '👩‍👩‍👧‍👦']),
  '"\\ud800"',
  '"\\udc00x"',
  '"\\ud83d\\ud83d"',
];

const keys = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1}',
  '{"$where":"1"}',
  '{"S":"text"}',
  '{"a":1,"a":2}',
  ...texts(['__proto__', 'constructor', 'toString', '$where', '#pk', ':v0', 'a#b_c', '$suncrew#jobId_x', 'pk', 'undefined']),
];

const kinds = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '[""]',
  '0',
  '-0',
  '1',
  '5',
  ...texts(['0', '5', 'true', 'false', 'null', 'NaN', 'Infinity', '0x10', '1e3', '1,000', '[object Object]']),
];

const numbers = [
  '1e309',
  '-1e309',
  '1e20',
  '-1e20',
  '5e-324',
  '1e-7',
  '9007199254740993',
  '-1',
  '-0.01',
  '0.001',
  '0.01',
  '0.1',
  '1.005',
  '1.5',
  '4.5',
  '19.999',
  '0.30000000000000004',
  '99999999.99',
  '100000000',
  '9999.99',
  '10000',
  '6',
  '10',
  '11',
  '99',
  '100',
  '365',
  '366',
  '500',
  '501',
  '1000',
  '1001',
  '90.0000001',
  '-180.0000001',
  '2147483648',
];

const dates = texts([
  '2026-02-30',
  '1999-12-31',
  '2027-01-04',
  '9999-12-31',
  '275760-09-13',
  '+275760-09-13T00:00:00.000Z',
  '2027-01-04T00:00:00Z',
  '2027-10-03T02:30:00+10:00',
  '2027-01-04T10:00:00',
  '2027-01-04T24:00:00Z',
  '0000-00-00',
]);

const ids = texts([
  someId,
  someId.toUpperCase(),
  `${someId}.${someId}`,
  `${someId}.`,
  `.${someId}`,
  `${someId}.${someId}.${someId}`,
  `${someId}\u0000`,
  `${someId} `,
  `urn:uuid:${someId}`,
  '..%2f',
  '../../etc/passwd',
  '%00',
  x(3_000),
]);

const places = texts([
  `/api/objects/${someId}`,
  `staging/${someId}`,
  `obj/${someId}`,
  `https://bucket.s3.amazonaws.com/obj/${someId}`,
  `https://elsewhere.example/${someId}?X-Amz-Signature=0`,
  `https://elsewhere.example/${someId}`,
  `//elsewhere.example/${someId}`,
  `file:///${someId}`,
  `javascript:alert(1)//${someId}`,
  `data:text/html,<script>alert(1)</script>/${someId}`,
  `http://169.254.169.254/latest/meta-data/${someId}`,
  `http://user:pass@localhost/${someId}`,
  `${someId}/`,
  `${someId}.`,
  `%2e%2e%2f${someId}`,
]);

const words = texts([
  'draft',
  'posted',
  'offered',
  'accepted',
  'rejected',
  'declined',
  'paid',
  'archived',
  'PAID',
  'admin',
  'retailer',
  'installer',
  'private',
  'public',
  'lead_time',
  'PV',
  'Off-Grid',
  'image/png',
  'image/svg+xml',
]);

const people = texts([
  'nobody@example.com',
  'NOBODY@EXAMPLE.COM',
  'a@b',
  'a..b@example.com',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@xn--nxasmq6b.example',
  'a@example.com\nBcc: b@example.com',
  `${x(64)}@${x(63)}.${x(63)}.${x(57)}.au`,
  '02 9876 5432',
  '51824753556',
  '123456',
]);

const attacks = texts([
  '=cmd|"/c calc"!A1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7}',
  "' OR 1=1 --",
  '; rm -rf /',
  '%s%s%n',
  'eyJwayI6IngiLCJzayI6IngifQ',
  '{"name":"a","objectKey":"b"}',
  '[[[[',
]);

export const corpus: readonly string[] = [
  ...new Set([
    ...sizes,
    ...unicode,
    ...keys,
    ...kinds,
    ...numbers,
    ...dates,
    ...ids,
    ...places,
    ...words,
    ...people,
    ...attacks,
  ]),
];
