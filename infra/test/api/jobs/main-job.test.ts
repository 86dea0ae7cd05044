import { describe, expect, it } from '@jest/globals';
import { awardedJob, jobForm, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

describe('the main job', () => {
  it('goes from posting to both reviews', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    const photo = await upload(retailer, png('switchboard'), 'image/png', 'switchboard.png');
    const created = await retailer.post('/api/jobs', jobForm({ switchboardPhoto: photo }));
    expect(created.status).toBe(201);
    expect(created.body.job).toMatchObject({
      title: '6.60kW Solar + 13.5 kWh Battery + Blackout Protection',
      status: 'posted',
      suburb: 'Castle Hill',
      state: 'NSW',
      postcode: '2154',
      priceExGst: 4200.5,
      switchboardPhoto: photo,
      customerName: 'Casey Customer',
    });
    const jobId = created.body.job.id;
    const jobPath = `/api/jobs/${jobId}`;

    const seen = await installer.get(jobPath);
    expect(seen.body.job.address).toBe('12 Hill Street, Castle Hill NSW 2154');
    expect(seen.text).not.toContain('Casey');

    expect((await installer.post(`${jobPath}/apply`, { message: 'Next week', leadTimeDays: 7 })).status).toBe(201);
    const { body: applications } = await retailer.get(`${jobPath}/applications`);
    expect(applications.applications).toHaveLength(1);
    const { id: applicationId } = applications.applications[0];
    const accepted = await retailer.put(`/api/applications/${applicationId}`, { status: 'accepted' });
    expect(accepted.body.application.status).toBe('accepted');

    expect((await installer.get(jobPath)).body.job).toMatchObject({
      status: 'accepted',
      customerPhone: '0498 765 432',
      agreedPrice: 4200.5,
    });
    const soon = daysAfter(new Date(), 5);
    expect((await retailer.post(`${jobPath}/schedule`, { installationDate: soon })).body.job.status).toBe('booked');
    expect((await installer.post(`${jobPath}/start`)).body.job.status).toBe('in_progress');
    expect((await installer.post(`${jobPath}/progress`)).status).toBe(200);
    expect((await installer.post(`${jobPath}/complete`, {})).body.code).toBe('requirements_open');

    const { body: listed } = await installer.get(`${jobPath}/requirements`);
    for (const requirement of listed.requirements) {
      const fileUrl =
        requirement.type === 'file_upload' ? await upload(installer, pdf(), 'application/pdf', 'cert.pdf') : undefined;
      const done = await installer.patch(`/api/requirements/${requirement.id}/complete`, {
        completed: true,
        ...(fileUrl ? { fileUrl } : {}),
      });
      expect(done.body.requirement).toMatchObject({ completed: true });
    }
    expect((await installer.post(`${jobPath}/complete`, {})).body.job.status).toBe('completed');
    const asked = await installer.post(`${jobPath}/request-payment`, {
      requestedAmount: 4300,
      changeDescription: 'Extra cable run',
    });
    expect(asked.body.payment).toMatchObject({ requestedAmount: 4300, originalAmount: 4200.5, status: 'pending' });
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    const paid = await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
    expect(paid.body.payment).toMatchObject({ status: 'released', requestedAmount: 4300 });
    const remittance = await installer.get(`/api/payments/${jobId}/remittance`);
    expect(Buffer.from(await (await fetch(remittance.headers.location as string)).arrayBuffer())).toEqual(
      pdf('remittance'),
    );

    const review = await retailer.post('/api/ratings', {
      jobId,
      professionalism: 5,
      communication: 4,
      workmanship: 4,
      review: 'Tidy work',
    });
    expect(review.body.rating).toMatchObject({ average: 4.3, toUserId: installer.userId });
    expect(
      (await installer.post('/api/ratings', { jobId, jobOrganisation: 5, communication: 5, payment: 4 })).status,
    ).toBe(201);
    expect((await retailer.get(jobPath)).body.job.status).toBe('archived');

    await app.settle();
    const { body: stats } = await installer.get('/api/dashboard/installer/stats');
    expect(stats).toMatchObject({ averageRating: 4.3, reviewCount: 1, tabs: { archived: 1, all: 1, accepted: 0 } });
    expect((await retailer.get('/api/dashboard/retailer/stats')).body.averageRating).toBe(4.7);
    expect((await installer.get('/api/jobs/installer?tab=archived')).body.jobs).toHaveLength(1);
  });

  it('does not exist after its owner deletes it', async () => {
    const retailer = await app.retailer();
    const jobId = await postJob(retailer);
    expect((await retailer.delete(`/api/jobs/${jobId}`)).status).toBe(204);
    expect((await retailer.get(`/api/jobs/${jobId}`)).status).toBe(404);
  });

  it('is New again when the installer leaves it', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    const jobId = await awardedJob(retailer, installer);
    expect((await installer.post(`/api/jobs/${jobId}/unassign`, {})).body.job.status).toBe('posted');
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.assignedInstallerId).toBeNull();
  });
});
