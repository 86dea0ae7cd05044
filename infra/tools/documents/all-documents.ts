import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '#shared/api/documents/generated-documents.ts';
import { projectRoot } from '../../install.mjs';
import { audienceTable, callsTable, summaryNote } from './audience-tables.ts';
import { conditionsTable } from './conditions-table.ts';
import { limitsTables } from './limits-tables.ts';
import { ranksTable } from './ranks-table.ts';
import { transitionsTable } from './transitions-table.ts';

/** The documents that `npm run build -- documents` writes: those of the contract, and `docs/product.md` with its tables. */

const productPath = 'docs/product.md';

const tables = async (): Promise<Record<string, string>> => ({
  ranks: ranksTable(),
  transitions: transitionsTable(),
  conditions: conditionsTable(),
  audience: `${await audienceTable()}\n\n${summaryNote()}`,
  calls: callsTable(),
  limits: limitsTables(),
});

const start = (name: string): string => `<!-- generated: ${name} -->`;
const end = '<!-- end of generated -->';

/** Returns the text with each generated table between the table's two comments. The rest of the text is not generated. */
export function withTables(text: string, generated: Readonly<Record<string, string>>): string {
  return Object.entries(generated).reduce((before, [name, table]) => {
    const [head, rest, ...more] = before.split(start(name));
    const tail = rest?.split(end).slice(1).join(end);
    if (head === undefined || tail === undefined || tail === '' || more.length > 0)
      throw new Error(`${productPath} needs one "${start(name)}" with one "${end}" after it.`);
    return `${head}${start(name)}\n${table}\n${end}${tail}`;
  }, text);
}

const productDocument = async (): Promise<string> =>
  withTables(readFileSync(join(projectRoot, productPath), 'utf8'), await tables());

export const allDocuments = async (): Promise<{ path: string; text: string }[]> => [
  ...documents(),
  { path: productPath, text: await productDocument() },
];
