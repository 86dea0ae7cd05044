import { writeFileSync } from 'node:fs';
import { documents } from './generated-documents.ts';

// Run by `npm run openapi` after a change of the contract; a test compares the files with what this would write.
for (const { path, text } of documents()) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
