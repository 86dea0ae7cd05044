import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadEnvironment } from '../env.ts';
import { oneEmail } from '../test/pretend-pool.ts';
import { signRead, signUpload, uploadAddress } from './signed-addresses.ts';

const environment = {
  TABLE_NAME: 'suncrew',
  BUCKET_NAME: 'files',
  OBJECT_URL_STYLE: 'virtual',
  APP_ORIGIN: 'https://example.com',
  MAIL_FROM: 'no-reply@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  USER_POOL_ID: 'pool',
  LETTER_LIMITS: oneEmail,
};
const key = '0f8a6a2e-4f4c-4f8e-9a55-0c4b8f3f3c11';

beforeAll(() => {
  process.env.AWS_REGION = 'ap-southeast-2';
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test-secret';
  delete process.env.AWS_ENDPOINT_URL_S3;
  loadEnvironment('sweeper', environment);
});

const parametersOf = (address: string) => new URL(address).searchParams;

describe('an upload URL', () => {
  it('has no checksum, because a browser could not provide it', async () => {
    for (const address of [await signUpload(key), await signUpload(key, { contentType: 'image/png', size: 9 })])
      expect(decodeURIComponent(address)).not.toMatch(/checksum|crc/i);
  });

  it('is valid for a minute and has no conditions if the file is not known', async () => {
    const parameters = parametersOf(await signUpload(key));
    expect(parameters.get('X-Amz-Expires')).toBe('60');
    expect(parameters.get('X-Amz-SignedHeaders')).toBe('host');
  });

  it('is valid for five minutes and only for the type and length of a known file, once', async () => {
    const parameters = parametersOf(await signUpload(key, { contentType: 'image/png', size: 9 }));
    expect(parameters.get('X-Amz-Expires')).toBe('300');
    expect(parameters.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
  });

  it('without its query names the file', async () => {
    const address = `https://files.s3.ap-southeast-2.amazonaws.com/staging/${key}`;
    expect(await uploadAddress(key)).toBe(address);
    expect((await signUpload(key, { contentType: 'image/png', size: 9 })).split('?')[0]).toBe(address);
  });
});

describe('a download URL', () => {
  it('opens the kept file for 45 seconds, with the type and disposition we chose', async () => {
    const address = await signRead(key, { contentType: 'image/png', disposition: 'inline' });
    const parameters = parametersOf(address);
    expect(new URL(address).pathname).toBe(`/obj/${key}`);
    expect(parameters.get('X-Amz-Expires')).toBe('45');
    expect(parameters.get('response-content-type')).toBe('image/png');
    expect(parameters.get('response-content-disposition')).toBe('inline');
  });
});
