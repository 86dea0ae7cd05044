import { encodePdf } from '../../samples/pdf.ts';

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');

/** Returns a PDF with one A4 page that contains a heading and lines of text. */
export function drawPdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 20 Tf 60 770 Td',
    `(${escaped(heading)}) Tj`,
    '/F1 12 Tf 0 -36 Td 18 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return encodePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
  ]);
}
