import { EncryptCommand } from '@aws-sdk/client-kms';
import { unavailable } from '../refusal.ts';
import { kms, saaKeyFor } from './key.ts';

/** Returns the encrypted number as base64, for a row. Throws 503 on any KMS fault, so no number is stored unencrypted. */
export async function encryptNumber(userId: string, number: string): Promise<string> {
  const command = new EncryptCommand({ ...saaKeyFor(userId), Plaintext: Buffer.from(number, 'utf8') });
  const { CiphertextBlob } = await kms.send(command).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!CiphertextBlob) throw unavailable(new Error('KMS answered without a ciphertext.'));
  return Buffer.from(CiphertextBlob).toString('base64');
}
