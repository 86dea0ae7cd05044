import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../install.mjs';
import { demoPassword } from '../local/seed/people.ts';
import { installPython } from '../tools/python/install-python.ts';
import { knownThings } from './contract/known-things.ts';
import { judge } from './contract/schemathesis.ts';
import { startFresh } from './stage/fresh-start.ts';
import { openStage, type Visitor } from './stage/stage.ts';

/**
 * Tests the contract: `npm run measure -- contract`. Schemathesis calls every route of the OpenAPI document on a fresh start, in
 * right and wrong ways, as a visitor and in three roles. The exit code is 1 after a server error, or after a status or an answer
 * that the document does not allow. This needs Python 3.10 and, the first time, the Python package index.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(projectRoot, '.local/contract') },
    examples: { type: 'string', default: '20' },
    role: { type: 'string' },
  },
});
const packages = ['schemathesis==4.32.5'];
const people = {
  visitor: null,
  retailer: 'robin@brightroofs.example',
  installer: 'sam@sunnysideelectrical.example',
  administrator: 'admin@suncrew.example',
};

async function signIn({ call }: Visitor, email: string): Promise<{ person: string; session: string }> {
  const { user } = await call('signIn', { body: { email, password: demoPassword } });
  if (user.isAdmin) await call('confirmPassword', { body: { password: demoPassword } });
  const { sessions } = await call('listSessions');
  return { person: user.id, session: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

const work = resolve(values.folder);
await mkdir(work, { recursive: true });
const programs = await installPython(join(work, 'python'), packages);
const machine = await startFresh('small', { LOCAL_LIMITS: 'high' });
let wrong = 0;
try {
  const stage = await openStage(machine);
  for (const [role, email] of Object.entries(people)) {
    if (values.role !== undefined && values.role !== role) continue;
    const visitor = stage.browser();
    const signedIn = email ? await signIn(visitor, email) : { person: null, session: '' };
    const { isFine, said } = await judge({
      program: join(programs, 'st'),
      folder: join(work, role),
      origin: machine.origin,
      cookies: [...visitor.jar].map((pair) => pair.join('=')).join('; '),
      ...signedIn,
      known: await knownThings(visitor, role),
      examples: Number(values.examples),
    });
    console.log(`${isFine ? 'ok    ' : 'FAILED'} ${role}`);
    if (isFine) continue;
    console.log(said);
    wrong += 1;
  }
} finally {
  await machine.stop();
}
process.exitCode = wrong > 0 ? 1 : 0;
