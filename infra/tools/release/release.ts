import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { cdk } from '../../aws/deploy/cdk.ts';
import { stackName } from '../../aws/stage/stack-name.ts';
import { projectRoot } from '../../install.mjs';
import { usageOf } from '../commands/commands.ts';
import { CannotRelease, releaseVersion } from './release-version.ts';

/**
 * Releases the current state: `npm run ops -- release X.Y.Z`. The command changes the version and the CHANGELOG, and writes the
 * template from which the rehearsal of the next release upgrades. Then it creates a commit with a tag, and pushes nothing. Run
 * `npm run test:full` before a release.
 */
const words = process.argv.slice(2);
const [version = '', ...others] = words;
/** The stage that the rehearsal deploys. */
const stage = 'test';

async function buildTemplate(): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'suncrew-release-'));
  try {
    const synth = ['synth', '--quiet', '--output', output, '--context', `stage=${stage}`];
    const code = await cdk(synth, { AWS_EC2_METADATA_DISABLED: 'true' });
    if (code !== 0) throw new CannotRelease('The template could not be built.');
    return await readFile(join(output, `${stackName(stage)}.template.json`), 'utf8');
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

try {
  if (others.length > 0) throw new CannotRelease(usageOf('ops', 'release'));
  const today = todayIn(usualZone, new Date());
  await releaseVersion(projectRoot, version, { today, buildTemplate });
  console.log(`Released ${version}. Push it with: git push --follow-tags`);
} catch (error) {
  if (!(error instanceof CannotRelease)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
