import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { troubleIn } from './pdf-contents.ts';

/** Hostile documents like those in public collections, built here so that the project contains no such file. */

const end = 'trailer\n<</Root 1 0 R>>\n%%EOF\n';
const page = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n';
const document = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', page, ...parts, end].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const packed = (objects: string): Buffer => deflateSync(Buffer.from(objects, 'latin1'));
/** Returns an object that is a stream. */
const stream = (dictionary: string, content: Buffer | string, keyword = 'stream\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<<${dictionary}>>\n${keyword}`, 'latin1'),
    typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
const list = '/N 1/First 4/Filter/FlateDecode';
const hidden = packed(`6 0 ${script}`);

describe('a document that only shows something', () => {
  const drawing = packed('BT /F1 18 Tf (Hello) Tj ET');
  it.each<[string, Buffer]>([
    ['of pages', document(stream('/Filter/FlateDecode', drawing))],
    ['with packed objects', document(stream(`/Type/ObjStm${list}`, packed('6 0 <</Type/Page>>')))],
    ['with an outline', document('7 0 obj\n<</First 8 0 R/Last 8 0 R/Count 1>>\nendobj\n', stream('/N 3', 'icc'))],
    ['with a picture', document(stream('/Subtype/Image/Filter/DCTDecode/Width 1', Buffer.from([255, 216, 0, 255])))],
    ['with a link', document('7 0 obj\n<</Subtype/Link/A<</S/URI/URI(https://example.com)>>>>\nendobj\n')],
  ])('is accepted: %s', (_, file) => {
    expect(troubleIn(file)).toBeNull();
  });
});

describe('a hostile document', () => {
  it.each<[string, Buffer]>([
    ['a script', document(`7 0 obj\n${script}\nendobj\n`)],
    ['a script in other characters', document('7 0 obj\n<</S/J#61vaScript/#4a#53(1)>>\nendobj\n')],
    ['a script in packed objects', document(stream(`/Type/ObjStm${list}`, hidden))],
    ['packed objects without a type', document(stream(list, hidden))],
    ['packed objects of another type', document(stream(`/Type/XObject${list}`, hidden))],
    ['packed objects in other characters', document(stream('/#4e 1/Fir#73t 4/Filter/FlateDecode', hidden))],
    ['packed objects with an indirect place', document(stream('/N 8 0 R/First 9 0 R/Filter/FlateDecode', hidden))],
    ['packed objects after a form feed', document(stream('/N\f1/First\f4/Filter/FlateDecode', hidden))],
    ['a program to start', document('7 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj\n')],
    ['a form with scripts', document('7 0 obj\n<</XFA 8 0 R>>\nendobj\n')],
    ['a film', document('7 0 obj\n<</Subtype/RichMedia>>\nendobj\n')],
  ])('is refused for its script: %s', (_, file) => {
    expect(troubleIn(file)).toBe('script');
  });

  it.each<[string, string]>([
    ['a form that is sent', '<</S/SubmitForm/F(https://example.com)>>'],
    ['fetched data', '<</S/ImportData/F(data.fdf)>>'],
    ['another document', '<</S/GoToR/F(//example.com/share/a.pdf)/D[0/Fit]>>'],
    ['an embedded document', '<</S/GoToE/D(x)>>'],
    ['an external stream', '<</FS /URL/F(https://example.com)>>'],
  ])('is refused for its action: %s', (_, object) => {
    expect(troubleIn(document(`7 0 obj\n${object}\nendobj\n`))).toBe('action');
    expect(troubleIn(document(stream(list, packed(`6 0 ${object}`))))).toBe('action');
  });

  it('is refused for the files in it', () => {
    expect(troubleIn(document('7 0 obj\n<</EmbeddedFiles 8 0 R>>\nendobj\n'))).toBe('files');
  });

  const twice = deflateSync(hidden);
  const swallowed = stream(list, hidden).toString('latin1');
  it.each<[string, Buffer]>([
    ['a filter named in another object', document(stream('/N 1/First 4/Filter 8 0 R', hidden))],
    ['a filter behind a comment', document(stream('/N 1/First 4/Filter%\n/FlateDecode', hidden))],
    ['two filters', document(stream('/N 1/First 4/Filter[/FlateDecode/FlateDecode]', twice))],
    ['a filter given twice', document(stream('/N 1/First 4/Filter/FlateDecode/Filter/ASCIIHexDecode', hidden))],
    ['another filter', document(stream('/N 1/First 4/Filter/ASCIIHexDecode', '3c3c'))],
    ['a predictor', document(stream(`${list}/DecodeParms<</Predictor 12>>/X<</Predictor 1>>`, hidden))],
    ['settings in another object', document(stream(`${list}/DecodeParms 8 0 R`, hidden))],
    ['a damaged list', document(stream(list, hidden.subarray(0, 12)))],
    ['a comment before the stream', document(stream(list, hidden, '%\nstream\n'))],
    ['a stream in a comment', document('%>>stream\n', swallowed)],
    ['a list inside a stream', document(stream('', swallowed))],
  ])('is refused because it hides something: %s', (_, file) => {
    expect(troubleIn(file)).toBe('unreadable');
  });

  it.each<[string, Buffer]>([
    ['in a text', document(stream(`/N 1/First 4/X(endobj 6 0 obj<<)/Filter/FlateDecode`, hidden))],
    ['in a comment', document(stream(`/N 1/First 4 %endobj 6 0 obj<<\n/Filter/FlateDecode`, hidden))],
    ['in a number', document(stream(`/N 1/First 4/Filter/FlateDecode/X<endobj 6 0 obj<<>`, hidden))],
    ['after a carriage return', document(stream(list, hidden, 'stream\r'))],
  ])('is refused even if an object seems to end before its stream begins: %s', (_, file) => {
    expect(troubleIn(file)).not.toBeNull();
  });

  it('behind a password is refused, because it cannot be checked', () => {
    expect(troubleIn(document(stream(list, packed('6 0 <<>>')), '8 0 obj\n<</Encrypt 9 0 R>>\nendobj\n'))).toBe(
      'locked',
    );
  });

  it('that unpacks to more than 50 MB is refused', () => {
    expect(troubleIn(document(stream(list, deflateSync(Buffer.alloc(51 * 1024 * 1024)))))).toBe('unreadable');
  });
});
