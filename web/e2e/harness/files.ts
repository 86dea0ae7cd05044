import { crc32, deflateSync } from 'node:zlib';

/** Realistic files: pictures that a browser can show and documents that a reader can open. */

export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Colour = readonly [number, number, number];

const sky: Colour = [150, 196, 226];
const roof: Colour = [176, 96, 66];
const panel: Colour = [28, 46, 84];

/** Returns the colour of a pixel: a roof with panels under the sky, slightly different for each variant. */
function colourAt(x: number, y: number, width: number, height: number, variant: number): Colour {
  const across = x / width;
  const down = y / height;
  if (down < 0.35 + Math.abs(across - 0.5) * 0.3) return sky;
  const column = (across - 0.2) * 10;
  const row = (down - 0.55) * 8;
  const isPanel = column > 0 && column < 6 - (variant % 3) && row > 0 && row < 2 + (variant % 2);
  return isPanel && column % 1 > 0.08 && row % 1 > 0.06 ? panel : roof;
}

export function photo(name: string, variant = 0, width = 640, height = 480): FileToSend {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const grain = ((x * 7919 + y * 104729 + variant * 31) % 13) - 6;
      const shade = colourAt(x, y, width, height, variant).map((each) => Math.min(255, Math.max(0, each + grain)));
      rows.set(shade, y * (width * 3 + 1) + 1 + x * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(rows));
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]),
  };
}

/** Returns a document of one page with one line of text. */
export function pdf(name: string, line: string): FileToSend {
  const text = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') };
}
