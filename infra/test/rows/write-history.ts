// Records the shape of each kind of row with a new version. Never changes a shape that is already recorded.
import { readFileSync, writeFileSync } from 'node:fs';
import { versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { describeRows, hashOf } from './describe-rows.ts';

const file = new URL('data/history.json', import.meta.url);
const history: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
const versions = versionsIn(shapes);
for (const [kind, description] of describeRows()) {
  const version = String(versions.get(kind));
  history[kind] = { [version]: hashOf(description), ...history[kind] };
}
writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
