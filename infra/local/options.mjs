import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `Usage: npm start -- [options]

  --port N         the port of the application (3000)
  --data-dir DIR   where all data is stored (.local)
  --empty          start without demo data
  --small          only the demo accounts and their jobs
  --reset          erase the data folder and start again
  --dev            pick up source changes while it runs (npm run dev)
  --help           show this`;

/** Thrown for unknown or wrong options. Its message is for the person who typed them. */
export class WrongOption extends Error {}

function parse(words) {
  try {
    return parseArgs({
      args: words,
      options: {
        port: { type: 'string', default: '3000' },
        'data-dir': { type: 'string' },
        empty: { type: 'boolean', default: false },
        small: { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new WrongOption(error.message.split(/\.\s|\n/)[0]);
  }
}

/** Reads the command line. A relative folder is relative to the person's working directory. */
export function readOptions(words, projectRoot) {
  const { port, 'data-dir': dataDir, empty, small, reset, dev, help } = parse(words);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new WrongOption(`--port must be a number from 1 to 65535, not ${JSON.stringify(port)}`);
  if (dataDir === '') throw new WrongOption('--data-dir must name a folder');
  return {
    port: Number(port),
    dataDir: dataDir ? resolve(dataDir) : resolve(projectRoot, '.local'),
    empty,
    small,
    reset,
    dev,
    help,
  };
}
