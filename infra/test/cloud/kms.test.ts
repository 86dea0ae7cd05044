import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DecryptCommand, DescribeKeyCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Kms, startKms } from '../../local/cloud/kms.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

const Plaintext = Buffer.from('A1234567');
const context = { userId: 'u-1', purpose: 'saa' };

let dataDir: string;
let port: number;
let kms: Kms;
let client: KMSClient;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kms-'));
  ({ port } = await keepPorts(['port']));
  kms = await startKms({ port, dataDir });
  client = new KMSClient({ endpoint: kms.origin, region, credentials, maxAttempts: 1 });
});

afterAll(async () => {
  client.destroy();
  await kms.close();
  await rm(dataDir, { recursive: true });
});

const encrypt = async (EncryptionContext: Record<string, string> = context) =>
  (await client.send(new EncryptCommand({ KeyId: kms.keyId, Plaintext, EncryptionContext }))).CiphertextBlob;
const decrypt = async (CiphertextBlob: Uint8Array | undefined, EncryptionContext?: Record<string, string>) =>
  Buffer.from(
    (await client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }))).Plaintext ?? [],
  ).toString();

describe('an encrypted value', () => {
  it('can be read with its context, in any order of the context', async () => {
    expect(await decrypt(await encrypt(), { purpose: 'saa', userId: 'u-1' })).toBe('A1234567');
  });

  it.each([
    ['another person', { ...context, userId: 'u-2' }],
    ['less context', { userId: 'u-1' }],
    ['more context', { ...context, extra: 'x' }],
    ['no context', undefined],
  ])('cannot be read with %s', async (_name, other) => {
    await expect(decrypt(await encrypt(), other)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });

  it('cannot be read if one bit was changed or the end is missing', async () => {
    const sealed = Buffer.from((await encrypt()) ?? []);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    for (const broken of [changed, sealed.subarray(0, 20), Buffer.from('nonsense')]) {
      await expect(decrypt(broken, context)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    }
  });

  it('is different each time, and does not show its text', async () => {
    const [first, second] = [Buffer.from((await encrypt()) ?? []), Buffer.from((await encrypt()) ?? [])];
    expect(first.equals(second)).toBe(false);
    expect(first.includes(Plaintext)).toBe(false);
  });

  it('can be read after a restart', async () => {
    const sealed = await encrypt();
    await kms.close();
    kms = await startKms({ port, dataDir });
    expect(await decrypt(sealed, context)).toBe('A1234567');
  });
});

describe('the encryption key', () => {
  it('is described by its id, and another id is refused', async () => {
    const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: kms.keyId }));
    expect(KeyMetadata).toMatchObject({ KeyId: kms.keyId, Enabled: true, KeyUsage: 'ENCRYPT_DECRYPT' });
    const other = client.send(new EncryptCommand({ KeyId: 'another', Plaintext }));
    await expect(other).rejects.toMatchObject({ name: 'NotFoundException' });
    const CiphertextBlob = await encrypt();
    const wrong = client.send(new DecryptCommand({ KeyId: 'another', CiphertextBlob, EncryptionContext: context }));
    await expect(wrong).rejects.toMatchObject({ name: 'IncorrectKeyException' });
  });

  it('is stored in a file that only its owner can read', async () => {
    expect((await stat(join(dataDir, 'kms-key.json'))).mode & 0o777).toBe(0o600);
  });

  it('encrypts up to 4096 bytes', async () => {
    const seal = (length: number) =>
      client.send(new EncryptCommand({ KeyId: kms.keyId, Plaintext: Buffer.alloc(length) }));
    await seal(4_096);
    await expect(seal(4_097)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});
