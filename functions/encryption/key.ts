import { KMSClient } from '@aws-sdk/client-kms';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

/**
 * The encrypted SAA numbers, licence numbers and policy numbers. Each is bound to its owner, so a ciphertext copied to
 * another user's row cannot be read there. Profiles encrypt, and only the verification may decrypt.
 */

export const kms = new KMSClient(waits.keys);

export const saaKeyFor = (userId: string) => ({ KeyId: setting('SAA_KEY_ID'), EncryptionContext: { userId } });
