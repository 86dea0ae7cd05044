/**
 * The SAA number at rest. The person it belongs to is part of what is encrypted, so a ciphertext copied to somebody else's
 * row cannot be read there. Profiles encrypt; only the verification of an installer may decrypt.
 */
import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { unavailable } from '../core/refusal.ts';
import { setting } from '../env.ts';

const kms = new KMSClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000 } });

const contextOf = (userId: string) => ({ userId });

/** Base64, for the profile's row. Any fault of KMS is a 503: nothing is ever stored in clear instead. */
export async function encryptSaaNumber(userId: string, saaNumber: string): Promise<string> {
  const command = new EncryptCommand({
    KeyId: setting('SAA_KEY_ID'),
    Plaintext: Buffer.from(saaNumber, 'utf8'),
    EncryptionContext: contextOf(userId),
  });
  const { CiphertextBlob } = await kms.send(command).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!CiphertextBlob) throw unavailable(new Error('KMS answered without a ciphertext.'));
  return Buffer.from(CiphertextBlob).toString('base64');
}

export async function decryptSaaNumber(userId: string, encrypted: string): Promise<string> {
  const command = new DecryptCommand({
    KeyId: setting('SAA_KEY_ID'),
    CiphertextBlob: Buffer.from(encrypted, 'base64'),
    EncryptionContext: contextOf(userId),
  });
  const { Plaintext } = await kms.send(command).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!Plaintext) throw unavailable(new Error('KMS answered without a plaintext.'));
  return Buffer.from(Plaintext).toString('utf8');
}
