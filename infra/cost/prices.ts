/**
 * The prices of AWS in Sydney (ap-southeast-2; CloudFront: Australia), in US dollars without tax. Each line names the price page
 * from which its price was typed on the day in `pricesTyped`. Compare a price with its page before you rely on it.
 */
export const pricesTyped = '2026-11-23';

export interface Price {
  /** The part of the bill that contains this price. */
  part: Part;
  what: string;
  usd: number;
  /** The number of units for this price. */
  per: number;
  /** The units that every account gets free in every month. Free units that end after an account's first year are left out. */
  free?: number;
  /** The page under aws.amazon.com that states the price. */
  source: string;
}

export type Part =
  | 'calls'
  | 'functions'
  | 'table'
  | 'files'
  | 'edge'
  | 'firewall'
  | 'emails'
  | 'logs'
  | 'traces'
  | 'watching'
  | 'keys'
  | 'accounts';

const million = 1_000_000;
const gigabyte = 1_000_000_000;

export const prices = {
  apiCall: { part: 'calls', what: 'calls of an HTTP API', usd: 1.29, per: million, source: 'api-gateway/pricing' },
  functionCall: {
    part: 'functions',
    what: 'runs of functions',
    usd: 0.2,
    per: million,
    free: million,
    source: 'lambda/pricing',
  },
  functionTime: {
    part: 'functions',
    what: 'GB-seconds of functions on Arm',
    usd: 0.0000133334,
    per: 1,
    free: 400_000,
    source: 'lambda/pricing',
  },
  tableRead: { part: 'table', what: 'read units', usd: 0.1425, per: million, source: 'dynamodb/pricing/on-demand' },
  tableWrite: { part: 'table', what: 'write units', usd: 0.7115, per: million, source: 'dynamodb/pricing/on-demand' },
  tableByte: {
    part: 'table',
    what: 'bytes in the table',
    usd: 0.285,
    per: gigabyte,
    free: 25 * gigabyte,
    source: 'dynamodb/pricing/on-demand',
  },
  tableBackup: {
    part: 'table',
    what: 'bytes that can be restored',
    usd: 0.228,
    per: gigabyte,
    source: 'dynamodb/pricing/on-demand',
  },
  fileByte: { part: 'files', what: 'bytes of files', usd: 0.025, per: gigabyte, source: 's3/pricing' },
  rareFileByte: {
    part: 'files',
    what: 'bytes of files that are rarely read',
    usd: 0.005,
    per: gigabyte,
    source: 's3/pricing',
  },
  fileMoved: { part: 'files', what: 'files moved to the rarer class', usd: 0.02, per: 1000, source: 's3/pricing' },
  fileWrite: { part: 'files', what: 'files written or copied', usd: 0.0055, per: 1000, source: 's3/pricing' },
  fileRead: { part: 'files', what: 'files read', usd: 0.00044, per: 1000, source: 's3/pricing' },
  fileSent: {
    part: 'files',
    what: 'bytes of files sent',
    usd: 0.114,
    per: gigabyte,
    free: 100 * gigabyte,
    source: 'ec2/pricing/on-demand',
  },
  edgeRequest: {
    part: 'edge',
    what: 'requests to CloudFront',
    usd: 0.0125,
    per: 10_000,
    free: 10 * million,
    source: 'cloudfront/pricing',
  },
  edgeByte: {
    part: 'edge',
    what: 'bytes from CloudFront',
    usd: 0.114,
    per: gigabyte,
    free: 1000 * gigabyte,
    source: 'cloudfront/pricing',
  },
  edgeFunction: {
    part: 'edge',
    what: 'runs of CloudFront functions',
    usd: 0.1,
    per: million,
    free: 2 * million,
    source: 'cloudfront/pricing',
  },
  firewall: { part: 'firewall', what: 'web ACLs', usd: 5, per: 1, source: 'waf/pricing' },
  firewallRule: { part: 'firewall', what: 'rules of a web ACL', usd: 1, per: 1, source: 'waf/pricing' },
  firewallRequest: {
    part: 'firewall',
    what: 'requests that a web ACL looks at',
    usd: 0.6,
    per: million,
    source: 'waf/pricing',
  },
  email: { part: 'emails', what: 'emails', usd: 0.1, per: 1000, source: 'ses/pricing' },
  logByte: {
    part: 'logs',
    what: 'bytes logged',
    usd: 0.67,
    per: gigabyte,
    free: 5 * gigabyte,
    source: 'cloudwatch/pricing',
  },
  logKept: { part: 'logs', what: 'bytes of logs kept', usd: 0.033, per: gigabyte, source: 'cloudwatch/pricing' },
  trace: { part: 'traces', what: 'traces', usd: 5, per: million, free: 100_000, source: 'xray/pricing' },
  alarmMetric: {
    part: 'watching',
    what: 'metrics in alarms',
    usd: 0.1,
    per: 1,
    free: 10,
    source: 'cloudwatch/pricing',
  },
  ownMetric: { part: 'watching', what: 'metrics of our own', usd: 0.3, per: 1, free: 10, source: 'cloudwatch/pricing' },
  dashboard: { part: 'watching', what: 'dashboards', usd: 3, per: 1, free: 3, source: 'cloudwatch/pricing' },
  key: { part: 'keys', what: 'keys', usd: 1, per: 1, source: 'kms/pricing' },
  keyUse: { part: 'keys', what: 'uses of a key', usd: 0.03, per: 10_000, free: 20_000, source: 'kms/pricing' },
  secret: { part: 'keys', what: 'secrets', usd: 0.4, per: 1, source: 'secrets-manager/pricing' },
  secretRead: { part: 'keys', what: 'secrets fetched', usd: 0.05, per: 10_000, source: 'secrets-manager/pricing' },
  account: {
    part: 'accounts',
    what: 'people who sign in (Lite)',
    usd: 0.0055,
    per: 1,
    free: 10_000,
    source: 'cognito/pricing',
  },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;
