import { KMSClient } from '@aws-sdk/client-kms';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

/**
 * The SAA number at rest. The person it belongs to is part of what is encrypted, so a ciphertext copied to somebody else's
 * row cannot be read there. Profiles encrypt; only the verification of an installer may decrypt.
 */

export const kms = new KMSClient(waits.keys);

export const saaKeyFor = (userId: string) => ({ KeyId: setting('SAA_KEY_ID'), EncryptionContext: { userId } });
