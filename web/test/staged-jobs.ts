import { inDays } from '../../infra/test/harness/days.ts';
import { done } from '../../infra/test/harness/done.ts';
import { awardedJob, png, postJob, upload } from '../../infra/tools/in-process/builders.ts';
import type { Client } from './real-api.ts';

/** Jobs of a retailer and an installer, brought to each state through the real handlers. */

export const inAWeek = (): string => inDays(7);

const tick = { label: 'Tidy site', type: 'checkbox', required: true };

export function stageJobs(retailer: Client, installer: Client) {
  const awarded = (requirements: unknown[] = []) => awardedJob(retailer, installer, { requirements });
  const started = async (requirements: unknown[] = []): Promise<string> => {
    const id = await awarded(requirements);
    await done(installer.post(`/api/jobs/${id}/schedule`, { installationDate: inAWeek() }));
    await done(installer.post(`/api/jobs/${id}/start`, {}));
    return id;
  };
  const completed = async (): Promise<string> => {
    const id = await started();
    await done(installer.post(`/api/jobs/${id}/complete`, {}));
    return id;
  };
  const requested = async (): Promise<string> => {
    const id = await completed();
    const body = { requestedAmount: 4600, changeDescription: 'More cable.' };
    await done(installer.post(`/api/jobs/${id}/request-payment`, body));
    return id;
  };
  const photographed = async (): Promise<string> => {
    const id = await started([{ label: 'Photo of the meter', type: 'photo', required: true }]);
    const { requirements } = (await installer.get(`/api/jobs/${id}/requirements`)).body;
    for (const name of ['near.png', 'far.png']) {
      const fileUrl = await upload(installer, png(name), 'image/png', name);
      await done(installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true, fileUrl }));
    }
    return id;
  };
  const paidWithPhotos = async (): Promise<string> => {
    const id = await photographed();
    await done(installer.post(`/api/jobs/${id}/complete`, {}));
    const { agreedPrice } = (await done(installer.get(`/api/jobs/${id}`))).job;
    await done(installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: agreedPrice }));
    const remittanceUrl = await upload(retailer, png(), 'image/png', 'advice.png');
    await done(retailer.post(`/api/payments/${id}/approve`, { remittanceUrl, requestedAmount: agreedPrice }));
    return id;
  };
  /** Stages a paid job whose installer has asked the retailer to show the first photo. Returns the job's id. */
  const photoAsked = async (): Promise<string> => {
    const id = await paidWithPhotos();
    const { requirements } = (await installer.get(`/api/jobs/${id}/requirements`)).body;
    const { fileUrl } = requirements[0].photos[0];
    await done(installer.post(`/api/jobs/${id}/shown-photo`, { fileUrl, isAgreed: true }));
    return id;
  };
  return {
    awarded,
    started,
    /** Stages a started job with one open checkbox. */
    withOpenRequirement: () => started([tick]),
    /** Stages a started job with one ticked checkbox. */
    proved: async (): Promise<string> => {
      const id = await started([tick]);
      const { requirements } = (await installer.get(`/api/jobs/${id}/requirements`)).body;
      await done(installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true }));
      return id;
    },
    /** Stages a started job with two photos for one requirement. */
    photographed,
    paidWithPhotos,
    photoAsked,
    photoShown: async (): Promise<string> => {
      const id = await photoAsked();
      const photoId = (await done(retailer.get(`/api/jobs/${id}`))).job.shownPhoto.id;
      await done(retailer.post(`/api/jobs/${id}/shown-photo/answer`, { photoId, isAllowed: true }));
      return id;
    },
    completed,
    requested,
    paid: async (): Promise<string> => {
      const id = await requested();
      const remittanceUrl = await upload(retailer, png(), 'image/png', 'advice.png');
      await done(retailer.post(`/api/payments/${id}/approve`, { remittanceUrl, requestedAmount: 4600 }));
      return id;
    },
    applied: async (isPublic = true): Promise<string> => {
      const id = await postJob(retailer, { isPublic });
      await done(installer.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 }));
      return id;
    },
    invited: async (): Promise<string> => {
      const id = await postJob(retailer, { isPublic: false });
      await done(retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId] }));
      return id;
    },
  };
}
