/** An object store error with the code and status that S3 uses. */
export class ObjectStoreError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const accessDenied = (message = 'Access Denied') => new ObjectStoreError(403, 'AccessDenied', message);
export const preconditionFailed = () =>
  new ObjectStoreError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
export const noSuchKey = () => new ObjectStoreError(404, 'NoSuchKey', 'The specified key does not exist.');
export const noSuchBucket = () => new ObjectStoreError(404, 'NoSuchBucket', 'The specified bucket does not exist');
export const notImplemented = (what: string) =>
  new ObjectStoreError(501, 'NotImplemented', `This stand-in has no ${what}.`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Escapes text for use in an XML element. */
export const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Returns the text of an XML element without its escapes. */
export const unescapeXml = (text: string) =>
  text.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, hex, code, name) =>
    name === undefined ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (named[name] ?? whole),
  );

export function renderXml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content}</${root}>`;
}

export function renderError({ code, message }: ObjectStoreError, requestId: string): string {
  const fields = `<Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId>`;
  return renderXml('Error', fields);
}
