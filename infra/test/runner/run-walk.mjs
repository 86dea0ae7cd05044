// Starts the whole application in a new folder, and runs `npm run verify`, which takes the main job through it over HTTP.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { add, check, count, inSeconds, note, seconds } from './tally.mjs';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

function startNode(node, args) {
  const child = spawn(node, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { child, ended };
}

/** Resolves to true once the started application has printed its URL, and to false if its process exits first. */
const isReady = ({ child, ended }, origin) =>
  new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes(origin)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });

async function walk(node, origin) {
  const { child, ended } = startNode(node, ['--import', 'tsx', 'infra/tools/verify/main.ts', '--url', origin]);
  const lines = [];
  child.stdout.on('data', (chunk) => {
    lines.push(chunk);
    process.stdout.write(chunk);
  });
  await ended;
  const said = Buffer.concat(lines).toString();
  const summary = /(\d+) passed, \d+ failed\s*$/.exec(said);
  const failures = [...said.matchAll(/^FAILED (.*)$/gm)].map(([, step]) => step);
  if (summary) add({ passed: Number(summary[1]), failures });
  else count('the walk over HTTP finished', false);
}

/** Starts the application, takes the main job through it, and counts the outcomes. `words` name this run in the output. */
export async function runWalk(folder, { node = process.execPath, words = '' } = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const since = Date.now();
  const dataDir = join(folder, 'data');
  const start = startNode(node, ['infra/local/start.mjs', '--port', String(port), '--data-dir', dataDir, '--empty']);
  const isUp = await isReady(start, origin);
  count(`npm start answers on a fresh data folder${words} (${inSeconds(seconds(since))})`, isUp);
  if (isUp) {
    await walk(node, origin);
    await check('the integrity check finds no differences after the walk', 'ops', 'integrity', '--data-dir', dataDir);
    start.child.kill('SIGINT');
  }
  await start.ended;
  note(`the walk over HTTP${words}`, since);
}
