import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Client } from './client.ts';

/** What people in tests send: valid unless a test changes a field. */

export const retailerProfile = (changes: Record<string, unknown> = {}) => ({
  companyName: 'Bright Roofs Pty Ltd',
  contactName: 'Robin Bright',
  contactEmail: 'robin@brightroofs.example',
  contactPhone: '02 9876 5432',
  abnNumber: '51824753556',
  website: 'brightroofs.example.com',
  companyBio: 'Solar for homes since 2009.',
  headquartersAddress: '1 Church St, Parramatta NSW 2150',
  ...changes,
});

export const installerProfile = (changes: Record<string, unknown> = {}) => ({
  companyName: 'Sunny Side Electrical',
  contactName: 'Sam Sunny',
  contactPhone: '0412 345 678',
  location: 'Blacktown NSW 2148',
  accreditations: ['PV', 'Battery'],
  installRadius: 80,
  availability: 'available',
  saaNumber: 'A1234567',
  profileVisibility: 'public',
  ...changes,
});

export const jobForm = (changes: Record<string, unknown> = {}) => ({
  address: '12 Hill Street, Castle Hill NSW 2154',
  houseStoreys: 2,
  roofType: 'tile',
  isPublic: true,
  jobType: 'PV + Battery',
  connectionType: 'Grid Connected',
  requiredLicenses: ['PV', 'Battery'],
  panelWatts: 440,
  panelQty: 15,
  inverterModel: 'Fronius GEN24',
  inverterSizeKw: 5,
  inverterQty: 1,
  batterySizeKwh: 13.5,
  batteryBrand: 'Tesla',
  blackoutProtection: true,
  description: 'Two arrays, north and west.',
  customerName: 'Casey Customer',
  customerPhone: '0498 765 432',
  customerEmail: 'casey@example.com',
  notes: 'Dog in the yard.',
  priceExGst: 4200.5,
  status: 'posted',
  ...changes,
});

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([head, body, tail]);
}

/** A real picture: a square of one colour, different for every seed. */
export function png(seed = 'roof', size = 8): Buffer {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(seed).digest();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3).map((_, i) => [r, g, b][i % 3] as number)]);
  const pixels = Buffer.concat(Array.from({ length: size }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A real document of one empty page. */
export function pdf(seed = 'certificate'): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let text = `%PDF-1.4\n% ${seed}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Sends a file the way the application's pages do, and answers its key. */
export async function upload(client: Client, content: Buffer, contentType: string, fileName = 'file'): Promise<string> {
  const { status, body } = await client.post('/api/objects/upload', { fileName, contentType, size: content.length });
  if (status !== 200) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
  const sent = await fetch(body.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType },
  });
  if (!sent.ok) throw new Error(`The storage answered ${sent.status}: ${await sent.text()}`);
  return body.objectKey;
}

/** A posted job of this retailer. */
export async function postJob(retailer: Client, changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await retailer.post('/api/jobs', jobForm(changes));
  if (status !== 201) throw new Error(`The job answered ${status}: ${JSON.stringify(body)}`);
  return body.job.id;
}

/** A job awarded to this installer through an application. */
export async function awardedJob(
  retailer: Client,
  installer: Client,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const jobId = await postJob(retailer, changes);
  const applied = await installer.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });
  if (applied.status !== 201) throw new Error(`Applying answered ${applied.status}: ${applied.text}`);
  const accepted = await retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' });
  if (accepted.status !== 200) throw new Error(`Accepting answered ${accepted.status}: ${accepted.text}`);
  return jobId;
}
