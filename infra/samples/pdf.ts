interface PdfOptions {
  /** Text to put in the file where no viewer shows it. */
  comment?: string;
  /** Pads the file to exactly this many bytes while keeping it valid. */
  bytes?: number;
}

function build(objects: readonly string[], comment: string): string {
  let file = `%PDF-1.4\n%${comment}\n`;
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  // The padding gives this number a fixed length. A longer comment then makes the file longer by exactly the added characters.
  const start = String(file.length).padStart(10, '0');
  return `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

/** Builds a PDF from these objects. The first object must be the catalogue. */
export function encodePdf(objects: readonly string[], { comment = '', bytes }: PdfOptions = {}): Buffer {
  const plain = build(objects, comment);
  const file = bytes === undefined ? plain : build(objects, comment + 'x'.repeat(bytes - plain.length));
  return Buffer.from(file, 'latin1');
}
