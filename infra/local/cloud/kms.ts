import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '../../write-file.ts';
import { type HttpServer, startHttpServer } from './serving/http-server.ts';
import { answerJsonProtocol, parseInput, ServiceError } from './serving/json-protocol.ts';
import { accountId, region } from './serving/local-account.ts';

export interface Kms extends HttpServer {
  keyId: string;
}

interface Key {
  id: string;
  secret: Buffer;
}

type Context = Record<string, string> | undefined;

const keyFile = z.object({ id: z.uuid(), secret: z.base64() });
const keyId = z.string().min(1);
const context = z.record(z.string(), z.string()).optional();
const algorithm = z.literal('SYMMETRIC_DEFAULT').optional();
const blob = (maximum: number) =>
  z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length >= 1 && bytes.length <= maximum, `must be 1 to ${maximum} bytes long`);

const encryptInput = z.object({
  KeyId: keyId,
  Plaintext: blob(4_096),
  EncryptionContext: context,
  EncryptionAlgorithm: algorithm,
});
const decryptInput = z.object({
  KeyId: keyId.optional(),
  CiphertextBlob: blob(6_144),
  EncryptionContext: context,
  EncryptionAlgorithm: algorithm,
});
const describeInput = z.object({ KeyId: keyId });

/**
 * Returns the bytes that bind a text to its encryption context. They contain every name and value in sorted order, because the
 * order of the entries must not matter.
 */
function associatedData(encryptionContext: Context): Buffer {
  const entries = Object.entries(encryptionContext ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify(entries));
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const ivAt = 16;
const tagAt = ivAt + 12;
const textAt = tagAt + 16;

/** Encrypts a text. The result contains the key id, nonce, tag and encrypted text, in this order. */
function seal(key: Key, plaintext: Buffer, encryptionContext: Context): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(associatedData(encryptionContext));
  const text = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([idBytes(key.id), iv, cipher.getAuthTag(), text]);
}

function open(key: Key, sealed: Buffer, encryptionContext: Context): Buffer {
  const invalid = () => new ServiceError('InvalidCiphertextException', 'The ciphertext or its context is not valid.');
  if (sealed.length <= textAt || !sealed.subarray(0, ivAt).equals(idBytes(key.id))) throw invalid();
  const decipher = createDecipheriv('aes-256-gcm', key.secret, sealed.subarray(ivAt, tagAt))
    .setAAD(associatedData(encryptionContext))
    .setAuthTag(sealed.subarray(tagAt, textAt));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]);
  } catch {
    throw invalid();
  }
}

async function loadKey(dataDir: string): Promise<Key> {
  const file = join(dataDir, 'kms-key.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const stored = keyFile.parse(JSON.parse(text));
    return { id: stored.id, secret: Buffer.from(stored.secret, 'base64') };
  }
  const key = { id: randomUUID(), secret: randomBytes(32) };
  await writeWholeFile(file, JSON.stringify({ id: key.id, secret: key.secret.toString('base64') }), 0o600);
  return key;
}

/** Starts KMS with one symmetric key, which it keeps in the data folder. */
export async function startKms({ port, dataDir }: { port: number; dataDir: string }): Promise<Kms> {
  const key = await loadKey(dataDir);
  const arn = `arn:aws:kms:${region}:${accountId}:key/${key.id}`;
  const isOurs = (id: string) => id === key.id || id === arn;
  const requireKey = (id: string) => {
    if (!isOurs(id)) throw new ServiceError('NotFoundException', `Key '${id}' does not exist`);
  };
  const EncryptionAlgorithm = 'SYMMETRIC_DEFAULT';
  const operations = {
    Encrypt(input: unknown) {
      const { KeyId, Plaintext, EncryptionContext } = parseInput(encryptInput, input, 'ValidationException');
      requireKey(KeyId);
      const CiphertextBlob = seal(key, Plaintext, EncryptionContext).toString('base64');
      return { CiphertextBlob, KeyId: arn, EncryptionAlgorithm };
    },
    Decrypt(input: unknown) {
      const { KeyId, CiphertextBlob, EncryptionContext } = parseInput(decryptInput, input, 'ValidationException');
      if (KeyId && !isOurs(KeyId)) {
        throw new ServiceError(
          'IncorrectKeyException',
          'The key ID in the request does not identify a CMK that can perform this operation.',
        );
      }
      const Plaintext = open(key, CiphertextBlob, EncryptionContext).toString('base64');
      return { Plaintext, KeyId: arn, EncryptionAlgorithm };
    },
    DescribeKey(input: unknown) {
      requireKey(parseInput(describeInput, input, 'ValidationException').KeyId);
      return {
        KeyMetadata: {
          KeyId: key.id,
          Arn: arn,
          AWSAccountId: accountId,
          Enabled: true,
          KeyState: 'Enabled',
          KeyUsage: 'ENCRYPT_DECRYPT',
          KeySpec: EncryptionAlgorithm,
          EncryptionAlgorithms: [EncryptionAlgorithm],
        },
      };
    },
  };
  const server = await startHttpServer(port, (request, response) => {
    void answerJsonProtocol(operations, request, response);
  });
  return { ...server, keyId: key.id };
}
