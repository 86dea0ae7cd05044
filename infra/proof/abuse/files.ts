import { equal, ok } from 'node:assert/strict';
import { alreadySent, onlyOnce } from '#shared/domain/jobs/uploads.ts';
import { encodePdf } from '../../samples/pdf.ts';
import {
  gifWithMetadata,
  jpegWithMetadata,
  pngWithMetadata,
  secretWord,
  webpWithMetadata,
} from '../../samples/pictures-with-metadata.ts';
import { png, samplePng } from '../../samples/sample-files.ts';
import { upload } from '../../tools/verify/files.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { atOnce, getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import type { Person } from '../stage/stage.ts';

type Kind = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'application/pdf';

const put = (address: string, content: Buffer, contentType: string) =>
  fetch(address, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': contentType, ...onlyOnce },
  });

async function sent({ call }: Person, content: Buffer, contentType: Kind): Promise<string> {
  const { uploadURL, objectKey } = await call('createUpload', { body: { contentType, size: content.length } });
  equal((await put(uploadURL, content, contentType)).status, 200);
  return objectKey;
}

/** Finishes an upload, and tells whether the application keeps the file. */
const isKept = ({ call }: Person, objectKey: string) =>
  getsThrough(call('finalizeUpload', { body: { objectKey } }), { stopped: ['unsupported_media_type', 'too_large'] });

async function served(person: Person, objectKey: string): Promise<Buffer> {
  const { location } = await person.redirectOf('getObject', objectKey);
  return Buffer.from(await (await fetch(location ?? '')).arrayBuffer());
}

const pictures: [Buffer, Kind][] = [
  [jpegWithMetadata(), 'image/jpeg'],
  [pngWithMetadata(), 'image/png'],
  [gifWithMetadata(), 'image/gif'],
  [webpWithMetadata(), 'image/webp'],
];

const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'];
const withCatalogue = (entries: string) => encodePdf([`<</Type/Catalog/Pages 2 0 R${entries}>>`, ...pages]);
const harmful = [
  '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>',
  '/OpenAction<</S/J#61vaScript/#4a#53(1)>>',
  '/OpenAction<</S/Launch/F(cmd.exe)>>',
  '/Names<</EmbeddedFiles 4 0 R>>',
];

const largest = 10 * 1024 * 1024;

export const files: Theme = {
  name: 'Files',
  attacks: [
    {
      tries: 'to find the position, camera or comments of an uploaded photo in the kept file',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.retailer();
        return inTurn(pictures.length, async (at) => {
          const [content, kind] = pictures[at] ?? [Buffer.alloc(0), 'image/png'];
          ok(content.includes(secretWord));
          const objectKey = await sent(person, content, kind);
          ok(await isKept(person, objectKey));
          return (await served(person, objectKey)).includes(secretWord);
        });
      },
    },
    {
      tries: 'pictures that unpack to more pixels than a browser can show',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.retailer();
        const bombs = [
          { width: 50_000, height: 50_000 },
          { width: 1, height: 2_000_000_000 },
        ];
        return inTurn(bombs.length, async (at) =>
          isKept(person, await sent(person, samplePng(bombs[at]), 'image/png')),
        );
      },
    },
    {
      tries: 'a PDF with a script, a program or another file in it',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.retailer();
        ok(await isKept(person, await sent(person, withCatalogue(''), 'application/pdf')));
        return inTurn(harmful.length, async (at) =>
          isKept(person, await sent(person, withCatalogue(harmful[at] ?? ''), 'application/pdf')),
        );
      },
    },
    {
      tries: 'one upload URL, 6 times at the same moment and 3 times after its file was kept',
      promised: { successes: 1 },
      run: async (stage) => {
        const person = await stage.retailer();
        const content = png('once');
        const { uploadURL, objectKey } = await person.call('createUpload', {
          body: { contentType: 'image/png', size: content.length },
        });
        const attempt = async () => {
          const { status } = await put(uploadURL, content, 'image/png');
          ok([200, alreadySent].includes(status), `The store answered ${status}.`);
          return status === 200;
        };
        const first = await atOnce(6, attempt);
        ok(await isKept(person, objectKey));
        const later = await inTurn(3, attempt);
        return { attempts: 9, successes: first.successes + later.successes };
      },
    },
    {
      tries: 'to have files of more than 10 MB kept, through upload URLs that accept any file',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.retailer();
        return inTurn(3, async (at) => {
          const { uploadURL, objectKey } = await person.call('createUpload', {});
          const body = new Uint8Array(samplePng({ bytes: largest + 1 + at }));
          const { status } = await fetch(uploadURL, { method: 'PUT', body });
          // The store may refuse the file before the application can.
          if (status !== 200) return false;
          return isKept(person, objectKey);
        });
      },
    },
    {
      tries: "to attach and to open another user's file",
      promised: { successes: 0 },
      run: async (stage) => {
        const [owner, thief] = [await stage.retailer(), await stage.retailer()];
        const key = await upload(owner, { content: png('own'), contentType: 'image/png', fileName: 'own.png' });
        const uses = [
          () => thief.call('createJob', { body: jobForm({ switchboardPhoto: key }) }),
          () => thief.call('setRetailerLogo', { body: { logoURL: key } }),
          () => thief.call('finalizeUpload', { body: { objectKey: key } }),
        ];
        const tally = await inTurn(uses.length, (at) =>
          getsThrough(uses[at]?.() ?? Promise.resolve(), { stopped: ['not_found', 'invalid', 'forbidden'] }),
        );
        const opened = (await thief.redirectOf('getObject', key)).status === 302;
        ok(await isKept(owner, key));
        return { attempts: 4, successes: tally.successes + Number(opened) };
      },
    },
  ],
};
