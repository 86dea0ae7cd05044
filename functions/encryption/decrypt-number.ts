import { DecryptCommand } from '@aws-sdk/client-kms';
import { unavailable } from '../refusal.ts';
import { kms, saaKeyFor } from './key.ts';

/** Returns the decrypted number. Throws 503 if KMS fails, or if the number was encrypted for another user. */
export async function decryptNumber(userId: string, encrypted: string): Promise<string> {
  const command = new DecryptCommand({ ...saaKeyFor(userId), CiphertextBlob: Buffer.from(encrypted, 'base64') });
  const { Plaintext } = await kms.send(command).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!Plaintext) throw unavailable(new Error('KMS answered without a plaintext.'));
  return Buffer.from(Plaintext).toString('utf8');
}
