import type { Client } from './real-api.ts';

async function renewSession(person: Client): Promise<void> {
  const { status } = await person.post('/api/auth/refresh');
  if (status !== 200) throw new Error(`The session of ${person.email} was not renewed: ${status}`);
}

/**
 * Returns the functions of `stageJobs`, changed to renew the sessions of these people first. A token lasts ten minutes, and a
 * test file takes longer on a slow machine. The pages renew a session automatically, but a test's own calls do not.
 */
export const withRenewedSessions = <Stages extends object>(people: readonly Client[], stages: Stages): Stages =>
  Object.fromEntries(
    Object.entries(stages).map(([name, stage]) => {
      if (typeof stage !== 'function') return [name, stage];
      return [
        name,
        async () => {
          await Promise.all(people.map(renewSession));
          return stage();
        },
      ];
    }),
  ) as Stages;
