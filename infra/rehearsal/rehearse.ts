import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../install.mjs';
import { copyProject } from '../tools/copy-project.ts';
import { startWalk, WalkStopped } from '../tools/verify/steps.ts';
import { startEmulator } from './emulator/start-emulator.ts';
import { deployStage } from './steps/deploy.ts';
import { destroyStage } from './steps/destroy.ts';
import { drainDeadLetters } from './steps/drain.ts';
import { erasePerson } from './steps/erase.ts';
import { goBack } from './steps/go-back.ts';
import { readLogs } from './steps/logs.ts';
import { operateStage } from './steps/operate.ts';
import { repairFigures } from './steps/repair.ts';
import { restoreStage } from './steps/restore.ts';
import { rotateSecrets } from './steps/rotate.ts';
import { lastRelease, upgradeStage } from './steps/upgrade.ts';
import { visitEdge } from './steps/visit-edge.ts';
import { walkMainJob } from './steps/walk.ts';

/**
 * Rehearses a deployment: `npm run measure -- rehearsal`. This deploys the unmodified stack into an emulated AWS that enforces
 * permissions, uses the stack and removes it. It needs Python 3.10 and, the first time, the Python package index. `--keep`
 * leaves the stage and the emulator running.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(projectRoot, '.local/rehearsal') },
    port: { type: 'string', default: '4206' },
    keep: { type: 'boolean', default: false },
  },
});

/** The parts that the rehearsal does not test. It prints them at its end. */
const notCovered = [
  'CloudFront only passes requests on: caching, TLS, compression and the firewall are not emulated.',
  'Alarms, the dashboard, the budget and X-Ray are accepted and never fire.',
  'The code of an earlier release: an upgrade begins with its template and the present functions.',
  'The cause of a dead letter: the rehearsal plants the one that it reads and drains.',
];

const work = resolve(values.folder);
await mkdir(work, { recursive: true });
const walk = startWalk(console.log);
let stop = (): void => undefined;
try {
  const emulator = await walk.step('the emulator starts', () => startEmulator(work, Number(values.port)));
  if (!values.keep) stop = emulator.stop;
  process.once('exit', stop);
  const project = join(work, 'project');
  await rm(project, { recursive: true, force: true });
  copyProject(project);
  const rehearsal = { emulator, work, walk, project, stage: 'test' };
  const address = await deployStage(rehearsal);
  await visitEdge(rehearsal, address);
  await walkMainJob(rehearsal, address);
  await operateStage(rehearsal, address);
  await readLogs(rehearsal, address);
  await repairFigures(rehearsal, address);
  await drainDeadLetters(rehearsal);
  await erasePerson(rehearsal, address);
  const release = await lastRelease();
  if (release) await upgradeStage(rehearsal, release);
  else notCovered.push('Upgrading from an earlier release, because none is kept: `npm run ops -- release` keeps one.');
  await goBack(rehearsal, address);
  await rotateSecrets(rehearsal, address);
  await restoreStage(rehearsal, address);
  if (!values.keep) await destroyStage(rehearsal);
} catch (error) {
  if (!(error instanceof WalkStopped)) throw error;
  console.log(`The logs are in ${work}.`);
}
for (const each of notCovered) console.log(`not covered: ${each}`);
console.log(`${walk.passed} passed, ${walk.failed} failed`);
process.exitCode = walk.failed === 0 ? 0 : 1;
stop();
