import type { ObjectRow } from '../../data/rows.ts';
import { attachmentHeader } from './download-name.ts';

/** Returns a short-lived URL of a kept file. The caller has already checked access. */
export async function downloadUrl(
  object: ObjectRow,
  { download, fileName = object.fileName }: { download: boolean; fileName?: string | undefined },
): Promise<string> {
  const { signRead } = await import('../../storage/signed-addresses.ts');
  return signRead(object.objectKey, {
    contentType: object.contentType ?? 'application/octet-stream',
    disposition: download ? attachmentHeader(fileName, object.contentType) : 'inline',
  });
}
