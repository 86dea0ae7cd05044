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
export const notImplemented = (what: string) =>
  new ObjectStoreError(501, 'NotImplemented', `This stand-in has no ${what}.`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for use in an XML element. */
export const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

export function renderXml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content}</${root}>`;
}

export function renderError({ code, message }: ObjectStoreError, requestId: string): string {
  const fields = `<Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId>`;
  return renderXml('Error', fields);
}
