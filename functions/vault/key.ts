import { KMSClient } from '@aws-sdk/client-kms';
import { setting } from '../env.ts';

/**
 * The SAA number at rest. The person it belongs to is part of what is encrypted, so a ciphertext copied to somebody else's
 * row cannot be read there. Profiles encrypt; only the verification of an installer may decrypt.
 */

export const kms = new KMSClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000 },
});

export const saaKeyFor = (userId: string) => ({ KeyId: setting('SAA_KEY_ID'), EncryptionContext: { userId } });
