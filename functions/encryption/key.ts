import { KMSClient } from '@aws-sdk/client-kms';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

/**
 * The KMS key of SAA numbers, licence numbers and policy numbers. Each ciphertext is bound to its owner, so it cannot be
 * decrypted in another user's row. The function `profiles` encrypts, and only the function `verification` may decrypt.
 */

export const kms = new KMSClient(waits.keys);

export const saaKeyFor = (userId: string) => ({ KeyId: setting('SAA_KEY_ID'), EncryptionContext: { userId } });
