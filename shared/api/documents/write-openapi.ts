import { writeFileSync } from 'node:fs';
import { documents } from './generated-documents.ts';

// `npm run openapi` runs this after a change to the contract. A test compares the files with what this would write.
for (const { path, text } of documents()) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
