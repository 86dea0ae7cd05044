// Runs jest with the flags that ES modules need, so that engineers need not remember them. Extra arguments are passed to jest.
import { createRequire } from 'node:module';
import { ensureInstalled, ensurePlaces, run } from '../install.mjs';
import { findSwallowedWord } from './runner/swallowed-word.mjs';

const words = process.argv.slice(2);
if (!(await ensureInstalled())) process.exit(1);

const ofProject = createRequire(import.meta.url);
const { yargsOptions } = createRequire(ofProject.resolve('jest'))('jest-cli');
const isListFlag = (name) =>
  Object.entries(yargsOptions).some(([full, { alias, type }]) => type === 'array' && [full, alias].includes(name));
const swallowed = findSwallowedWord(words, isListFlag);
if (swallowed) {
  const { flag, word } = swallowed;
  console.error(`Put ${word} before ${flag}: after it, jest reads it as another value of ${flag} and runs everything.`);
  process.exit(1);
}

if (!(await ensurePlaces())) process.exit(1);
// Most objects of a test are short-lived. More memory for them saves a tenth of the time.
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
process.exitCode = await run(process.execPath, [...flags, ofProject.resolve('jest/bin/jest'), ...words], {
  env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
});
