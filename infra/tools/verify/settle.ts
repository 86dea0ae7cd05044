import { deepEqual, equal } from 'node:assert/strict';
import { pdf } from '../../samples/sample-files.ts';
import { type SampleFile, sameFile, upload } from './files.ts';
import type { People } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

const remittance: SampleFile = {
  content: pdf('remittance'),
  contentType: 'application/pdf',
  fileName: 'remittance.pdf',
};

/** Takes the job through the payment and the reviews. */
export async function settle(
  walk: Walk,
  { retailer, installer, rival, visitor, areConfirmed }: People,
  jobId: string,
): Promise<void> {
  const params = { id: jobId };

  await walk.step('The installer asks for a different amount, which needs a reason', async () => {
    await refused('invalid', installer.call('requestPayment', { params, body: { requestedAmount: 4300 } }));
    const { payment } = await installer.call('requestPayment', {
      params,
      body: { requestedAmount: 4300, changeDescription: 'An extra cable run' },
    });
    deepEqual([payment.requestedAmount, payment.originalAmount, payment.status], [4300, 4200.5, 'pending']);
  });
  await walk.step('The retailer approves the payment with a remittance advice', async () => {
    await refused('invalid', retailer.call('approvePayment', { params, body: { remittanceUrl: '' } }));
    const remittanceUrl = await upload(retailer, remittance);
    const { payment } = await retailer.call('approvePayment', {
      params,
      body: { remittanceUrl, requestedAmount: 4300 },
    });
    equal(payment.status, 'released');
    equal((await retailer.call('getRetailerStats')).tabs.paid, 1);
  });
  await walk.step('The installer downloads the remittance advice, and no one outside the job can', async () => {
    await sameFile(await installer.redirectOf('getRemittance', jobId), remittance);
    equal((await rival.redirectOf('getRemittance', jobId)).status, 404);
  });
  await walk.step('Both parties review each other, once', async () => {
    const { rating } = await retailer.call('createRating', {
      body: { jobId, professionalism: 5, communication: 4, workmanship: 4, review: 'Tidy work.' },
    });
    deepEqual([rating.average, rating.toUserId], [4.3, installer.userId]);
    await refused(
      'already_exists',
      retailer.call('createRating', { body: { jobId, professionalism: 1, communication: 1, workmanship: 1 } }),
    );
    await installer.call('createRating', { body: { jobId, jobOrganisation: 5, communication: 5, payment: 4 } });
    equal((await retailer.call('getJob', { params })).job.status, 'archived');
    equal((await retailer.call('getRetailerStats')).tabs.archived, 1);
  });
  // Only reviews by people with a confirmed email address count.
  const [ofInstaller, ofRetailer, count] = areConfirmed ? [4.3, 4.7, 1] : [null, null, 0];
  await walk.step(`The averages are ${ofInstaller} and ${ofRetailer} everywhere within 5 s`, () =>
    soon(async () => {
      const { installer: card } = await retailer.call('getInstaller', { params: { id: installer.userId } });
      deepEqual([card.averageRating, card.reviewCount, card.completedJobs], [ofInstaller, count, 1]);
      equal((await installer.call('getInstallerStats')).averageRating, ofInstaller);
      const company = await visitor.call('getCompany', { params: { id: retailer.userId } });
      deepEqual([company.averageRating, company.reviewCount], [ofRetailer, count]);
      equal((await retailer.call('getRetailerStats')).averageRating, ofRetailer);
    }),
  );
}
