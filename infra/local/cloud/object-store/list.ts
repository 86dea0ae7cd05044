import { escapeXml, renderXml } from './errors.ts';
import type { ObjectFiles } from './object-files.ts';

const largestPage = 1_000;

const toToken = (key: string) => Buffer.from(key).toString('base64url');
const fromToken = (token: string) => Buffer.from(token, 'base64url').toString();

/** Returns the answer to ListObjectsV2 as XML. */
export async function renderList(files: ObjectFiles, bucket: string, query: Map<string, string>): Promise<string> {
  const prefix = query.get('prefix') ?? '';
  const wanted = Number(query.get('max-keys') ?? largestPage);
  const size = Number.isInteger(wanted) && wanted >= 0 ? Math.min(wanted, largestPage) : largestPage;
  const token = query.get('continuation-token');
  const after = token ? fromToken(token) : (query.get('start-after') ?? '');
  const keys = (await files.keys()).filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, size);
  const isTruncated = size > 0 && keys.length > page.length;
  const rows = await Promise.all(
    page.map(async (key) => {
      const record = await files.find(key);
      // The object was deleted while we were reading.
      if (!record) return '';
      const modified = new Date(record.modified).toISOString();
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(record.etag)}</ETag><Size>${record.size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    }),
  );
  const next = isTruncated ? `<NextContinuationToken>${toToken(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return renderXml(
    'ListBucketResult',
    `<Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><MaxKeys>${size}</MaxKeys><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}`,
  );
}
