import { type Rehearsal, runScript } from '../emulator/rehearsal.ts';

/** Takes the main job from two registrations to the payment and the reviews, over HTTP through CloudFront. */
export const walkMainJob = async (rehearsal: Rehearsal, address: string): Promise<void> => {
  await rehearsal.walk.step('the main job goes from the registrations to the reviews', async () => {
    console.log((await runScript(rehearsal, 'verify', '--url', address)).trim().split('\n').at(-1));
  });
};
