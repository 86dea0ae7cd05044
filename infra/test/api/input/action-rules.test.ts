import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import { startedApp } from '../../harness/started-app.ts';
import { expectInvalid, letters, times, tooLong, unknownField, unshowable, withoutTrace } from './evidence.ts';
import { buildInputWorld, type InputWorld, placed } from './world.ts';

/** Every rule about actions on a job, written by hand from the specification: values below, at and above each limit. */

const app = startedApp();
let world: InputWorld;

beforeAll(async () => {
  world = await buildInputWorld(app);
});

type Who = 'retailer' | 'installer';
type Call = [who: Who, method: string, path: string];

const apply: Call = ['installer', 'POST', '/api/jobs/{open}/apply'];
const decide: Call = ['retailer', 'PUT', '/api/applications/{application}'];
const invite: Call = ['retailer', 'POST', '/api/jobs/{private}/invites'];
const respond: Call = ['installer', 'POST', '/api/invites/{invite}/respond'];
const tick: Call = ['installer', 'PATCH', '/api/requirements/{checkbox}/complete'];
const handIn: Call = ['installer', 'PATCH', '/api/requirements/{fileRequirement}/complete'];
const photograph: Call = ['installer', 'PATCH', '/api/requirements/{photoRequirement}/complete'];
const askBack: Call = ['retailer', 'POST', '/api/requirements/{checkbox}/return'];
const cancel: Call = ['retailer', 'POST', '/api/jobs/{open}/cancel'];
const unassign: Call = ['retailer', 'POST', '/api/jobs/{accepted}/unassign'];
const share: Call = ['retailer', 'POST', '/api/jobs/{open}/share'];
const accept: Call = ['installer', 'POST', '/api/jobs/{private}/accept'];
const archive: Call = ['retailer', 'PUT', '/api/jobs/{paid}/status'];
const askForMoney: Call = ['installer', 'POST', '/api/jobs/{completed}/request-payment'];
const pay: Call = ['retailer', 'POST', '/api/payments/{pending}/approve'];
const review: Call = ['retailer', 'POST', '/api/ratings'];
const reviewBack: Call = ['installer', 'POST', '/api/ratings'];
const editReview: Call = ['retailer', 'PUT', '/api/ratings/{rating}'];

const someId = '00000000-0000-4000-8000-000000000000';
const days = 'Lead time must be at least 1 day';
const stars = 'Give 1 to 5 stars';
const decided = 'Accept or reject';
const answered = 'Accept or decline';
const uninvitable = 'You cannot invite this installer';
const noReason = 'Give a reason';
const noChange = 'Say what needs to change';
const onlyArchived = 'You can only set archived or posted here';
const noAmount = 'Amount must be greater than 0';
const tooMuch = 'At most $99,999,999.99';
const twoDecimals = 'At most 2 decimal places';
const noNumber = 'Enter a number, such as 12 or 12.5';
const wholeNumber = 'Enter a whole number';
const noDescription = 'Required when requesting a different amount from the original job price.';
const noRemittance = 'Please upload a remittance document before approving payment';
const noPdf = 'Upload a PDF document';
const noPhoto = 'Upload a photo';
const notUploaded = 'Upload the file first';
const otherSide = 'Only the other company can give this score';
const untrue = 'This is not right';
const some = expect.any(String);

const scores = { professionalism: 5, communication: 5, workmanship: 5 };
const ofPaid = { jobId: '{paid}', ...scores };
const ofPaidBack = { jobId: '{paid}', jobOrganisation: 5, communication: 5, payment: 5 };

const refused: [...call: Call, body: unknown, fields: Record<string, unknown>][] = [
  [...apply, {}, { leadTimeDays: days }],
  [...apply, { leadTimeDays: null }, { leadTimeDays: days }],
  [...apply, { leadTimeDays: '' }, { leadTimeDays: days }],
  [...apply, { leadTimeDays: true }, { leadTimeDays: days }],
  [...apply, { leadTimeDays: '0x10' }, { leadTimeDays: noNumber }],
  [...apply, { leadTimeDays: 0 }, { leadTimeDays: days }],
  [...apply, { leadTimeDays: '0' }, { leadTimeDays: days }],
  [...apply, { leadTimeDays: 366 }, { leadTimeDays: 'Lead time cannot exceed 365 days' }],
  [...apply, { leadTimeDays: 2.5 }, { leadTimeDays: wholeNumber }],
  [...apply, { leadTimeDays: 1, message: letters(2001) }, { message: tooLong(2000) }],
  [...apply, { leadTimeDays: 1, message: 'Bell \u0007' }, { message: unshowable }],
  [...apply, { leadTimeDays: 1, message: 'Half \udc00' }, { message: unshowable }],
  [...apply, { leadTimeDays: 1, status: 'accepted' }, { status: unknownField }],
  [...apply, { leadTimeDays: 1, installerId: someId }, { installerId: unknownField }],
  [...decide, {}, { status: decided }],
  [...decide, { status: 'applied' }, { status: decided }],
  [...decide, { status: 'Accepted' }, { status: decided }],
  [...decide, { status: 'accepted', leadTimeDays: 1 }, { leadTimeDays: unknownField }],
  [...invite, { installerIds: [] }, { installerIds: 'Choose at least one installer' }],
  [...invite, { installerIds: times(11, () => someId) }, { installerIds: 'Invite up to 10 installers at once' }],
  [...invite, { installerIds: [someId] }, { 'installerIds.0': uninvitable }],
  [...invite, { installerIds: ['{installer}', '{retailer}'] }, { 'installerIds.1': uninvitable }],
  [...invite, { installerIds: ['{installer}', 'no-one'] }, { 'installerIds.1': some }],
  [...invite, { installerIds: '{installer}' }, { installerIds: some }],
  [...invite, { installerIds: ['{installer}'], message: letters(2001) }, { message: tooLong(2000) }],
  [...respond, {}, { status: answered }],
  [...respond, { status: 'invited' }, { status: answered }],
  [...accept, { shareToken: letters(101) }, { shareToken: tooLong(100) }],
  [...accept, { agreedPrice: 1 }, { agreedPrice: unknownField }],
  [...share, { rotate: 'yes' }, { rotate: some }],
  [...share, { shareToken: 'mine' }, { shareToken: unknownField }],
  [...unassign, { reason: letters(501) }, { reason: tooLong(500) }],
  [...cancel, {}, { reason: noReason }],
  [...cancel, { reason: null }, { reason: noReason }],
  [...cancel, { reason: '   ' }, { reason: noReason }],
  [...cancel, { reason: 5 }, { reason: noReason }],
  [...cancel, { reason: letters(501) }, { reason: tooLong(500) }],
  [...cancel, { reason: 'Two\nlines' }, { reason: unshowable }],
  [...tick, {}, { completed: 'Say whether it is complete' }],
  [...tick, { completed: 'true' }, { completed: 'Say whether it is complete' }],
  [...tick, { completed: true, fileUrl: someId }, { fileUrl: 'You cannot add a file to a checkbox' }],
  [...tick, { completed: true, completedAt: '2026-01-01T00:00:00Z' }, { completedAt: unknownField }],
  [...tick, { completed: true, label: 'Other' }, { label: unknownField }],
  [...handIn, { completed: true }, { fileUrl: noPdf }],
  [...handIn, { completed: true, fileUrl: null }, { fileUrl: noPdf }],
  [...handIn, { completed: true, fileUrl: '' }, { fileUrl: notUploaded }],
  [...handIn, { completed: true, fileUrl: someId }, { fileUrl: notUploaded }],
  [...handIn, { completed: true, fileUrl: `javascript:/${someId}` }, { fileUrl: notUploaded }],
  [...handIn, { completed: true, fileUrl: `http://169.254.169.254/${someId}` }, { fileUrl: notUploaded }],
  [...photograph, { completed: true }, { fileUrl: noPhoto }],
  [...askBack, {}, { reason: noChange }],
  [...askBack, { reason: ' ' }, { reason: noChange }],
  [...askBack, { reason: letters(501) }, { reason: tooLong(500) }],
  [...archive, {}, { status: onlyArchived }],
  [...archive, { status: 'paid' }, { status: onlyArchived }],
  [...archive, { status: 'booked' }, { status: onlyArchived }],
  [...askForMoney, {}, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: null }, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: '' }, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: 0 }, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: -0.01 }, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: 0.001 }, { requestedAmount: noAmount }],
  [...askForMoney, { requestedAmount: '1,000' }, { requestedAmount: noNumber }],
  [...askForMoney, { requestedAmount: 1.005 }, { requestedAmount: twoDecimals }],
  [...askForMoney, { requestedAmount: 0.1 + 0.2 }, { requestedAmount: twoDecimals }],
  [...askForMoney, { requestedAmount: 100_000_000 }, { requestedAmount: tooMuch }],
  [...askForMoney, { requestedAmount: 4200.49 }, { changeDescription: noDescription }],
  [...askForMoney, { requestedAmount: 4200.51 }, { changeDescription: noDescription }],
  [...askForMoney, { requestedAmount: 4300, changeDescription: '' }, { changeDescription: noDescription }],
  [...askForMoney, { requestedAmount: 4300, changeDescription: null }, { changeDescription: noDescription }],
  [...askForMoney, { requestedAmount: 4300, changeDescription: ' \n ' }, { changeDescription: noDescription }],
  [...askForMoney, { requestedAmount: 1, changeDescription: letters(2001) }, { changeDescription: tooLong(2000) }],
  [
    ...askForMoney,
    { requestedAmount: 4200.5, dueDate: '2020-01-01' },
    { dueDate: 'The due date cannot be before the request' },
  ],
  [...askForMoney, { requestedAmount: 4200.5, originalAmount: 1 }, { originalAmount: unknownField }],
  [...askForMoney, { requestedAmount: 4200.5, status: 'released' }, { status: unknownField }],
  [...pay, {}, { remittanceUrl: noRemittance }],
  [...pay, { remittanceUrl: null }, { remittanceUrl: noRemittance }],
  [...pay, { remittanceUrl: '' }, { remittanceUrl: noRemittance }],
  [...pay, { remittanceUrl: 'https://bank.example/receipt.pdf' }, { remittanceUrl: noRemittance }],
  [...pay, { remittanceUrl: someId }, { remittanceUrl: notUploaded }],
  [...pay, { remittanceUrl: '{remittance}', requestedAmount: -1 }, { requestedAmount: 'Amount must be 0 or greater' }],
  [...pay, { remittanceUrl: '{remittance}', releasedAt: '2020-01-01' }, { releasedAt: unknownField }],
  [...review, { jobId: '{paid}' }, { communication: stars }],
  [...review, { ...ofPaid, communication: null }, { communication: stars }],
  [...review, { ...ofPaid, communication: 0 }, { communication: stars }],
  [...review, { ...ofPaid, communication: 6 }, { communication: stars }],
  [...review, { ...ofPaid, communication: 4.5 }, { communication: wholeNumber }],
  [...review, { ...ofPaid, professionalism: 0 }, { professionalism: stars }],
  [...review, { ...ofPaid, workmanship: 6 }, { workmanship: stars }],
  [...review, { ...ofPaid, payment: 5 }, { payment: otherSide }],
  [...review, { ...ofPaid, jobOrganisation: 5 }, { jobOrganisation: otherSide }],
  [...review, { ...ofPaid, review: letters(2001) }, { review: tooLong(2000) }],
  [...review, { ...ofPaid, fromUserId: '{installer}' }, { fromUserId: untrue }],
  [...review, { ...ofPaid, toUserId: '{retailer}' }, { toUserId: untrue }],
  [...review, { ...ofPaid, reviewerRole: 'installer' }, { reviewerRole: untrue }],
  [...review, { ...ofPaid, reviewerRole: 'admin' }, { reviewerRole: some }],
  [...review, { ...ofPaid, createdAt: '2020-01-01T00:00:00Z' }, { createdAt: unknownField }],
  [...reviewBack, { ...ofPaidBack, payment: 0 }, { payment: stars }],
  [...reviewBack, { ...ofPaidBack, jobOrganisation: 6 }, { jobOrganisation: stars }],
  [
    ...reviewBack,
    { ...ofPaidBack, professionalism: 5, workmanship: 5 },
    { professionalism: otherSide, workmanship: otherSide },
  ],
  [...editReview, {}, { communication: stars }],
  [...editReview, { ...scores, communication: 6 }, { communication: stars }],
  [...editReview, { ...scores, payment: 5 }, { payment: otherSide }],
  [...editReview, { ...scores, review: letters(2001) }, { review: tooLong(2000) }],
  [...editReview, { ...scores, jobId: '{paid}' }, { jobId: untrue }],
  [...editReview, { ...scores, toUserId: '{installer}' }, { toUserId: unknownField }],
];

/** Sends a request with the real ids in place of their names. */
const send = (who: Who, method: string, path: string, body: unknown) => {
  const { retailer, installer, ids } = world;
  const known = { ...ids, retailer: retailer.userId, installer: installer.userId };
  const rawBody = placed(JSON.stringify(body), known);
  return world[who].request(method, placed(path, known), { rawBody });
};

describe('an action on a job', () => {
  beforeAll(async () => {
    world.ids.remittance = await upload(world.retailer, pdf('remittance'), 'application/pdf');
  });

  it.each(refused)('is refused to the %s: %s %s %j', async (who, method, path, body, fields) => {
    await expectInvalid(app, fields, () => send(who, method, path, body));
  });

  it('approves only the amount that the owner saw', async () => {
    const { remittance: remittanceUrl, pending } = world.ids;
    const [answer] = await withoutTrace(app, () =>
      world.retailer.post(`/api/payments/${pending}/approve`, { remittanceUrl, requestedAmount: 4200.49 }),
    );
    expect([answer?.status, answer?.body.code]).toEqual([409, 'conflict']);
    expect(answer?.body.changes).toEqual([
      { field: 'requestedAmount', label: 'Requested amount', from: 4200.49, to: 4200.5 },
    ]);
  });
});

describe('at the limits', () => {
  it.each([
    [1, 1],
    [365, 365],
    ['30', 30],
  ])('a lead time of %j is accepted', async (leadTimeDays, stored) => {
    const jobId = await postJob(world.retailer);
    const message = `${letters(1999)}\n😀`.slice(1);
    const { status, body } = await world.installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays, message });
    expect([status, body.application?.leadTimeDays, body.application?.message]).toEqual([201, stored, message]);
  });

  it('ten installers are invited in one call, with a message of 2,000 characters', async () => {
    const installers = await Promise.all(times(10, () => app.installer()));
    const jobId = await postJob(world.retailer, { isPublic: false });
    const { status, body } = await world.retailer.post(`/api/jobs/${jobId}/invites`, {
      installerIds: installers.map((each) => each.userId),
      message: letters(2000),
    });
    expect([status, body.invites.length]).toEqual([201, 10]);
  });

  it('a reason may have 500 characters', async () => {
    const jobId = await postJob(world.retailer);
    const { status, body } = await world.retailer.post(`/api/jobs/${jobId}/cancel`, { reason: '😀'.repeat(500) });
    expect([status, body.job.cancelReason]).toEqual([200, '😀'.repeat(500)]);
  });

  it.each([
    [4200.5, undefined, 4200.5],
    ['4200.50', '', 4200.5],
    [0.01, 'Almost nothing', 0.01],
    [4200.51, letters(2000), 4200.51],
    [0.3, 'Three dimes', 0.3],
    [19.99, 'Less', 19.99],
    [1.1, 'Less', 1.1],
    [99_999_999.99, 'All there is', 99_999_999.99],
    ['99999999.99', 'All there is', 99_999_999.99],
  ])(
    'the amount %j with the reason %j is requested to the cent',
    async (requestedAmount, changeDescription, stored) => {
      const path = `/api/jobs/${world.ids.completed}/request-payment`;
      const { status, body } = await world.installer.post(path, { requestedAmount, changeDescription });
      expect([status, body.payment?.requestedAmount, body.payment?.amount]).toEqual([200, stored, stored]);
      expect(body.payment.originalAmount).toBe(4200.5);
      expect((await world.retailer.get(`/api/payments/${world.ids.completed}`)).body.payment).toEqual(body.payment);
    },
  );

  it.each([
    [{ professionalism: 1, communication: 1, workmanship: 1, review: letters(2000) }, 1],
    [{ professionalism: '5', communication: 5, workmanship: 5, review: null }, 5],
    [{ communication: 3 }, 3],
    [{ professionalism: null, communication: 2, workmanship: null }, 2],
  ])('a review of %j is saved', async (given, average) => {
    const { status, body } = await world.retailer.put(`/api/ratings/${world.ids.rating}`, given);
    expect([status, body.rating?.average]).toEqual([200, average]);
  });

  it('an invalid id in the body gets the same answer as an id of no user', async () => {
    const sent = [randomUUID(), 'no-one', '', letters(3000), 'a#b', '../jobs', 5, null, {}].map(
      (jobId) => () => world.retailer.post('/api/ratings', { jobId, ...scores }),
    );
    for (const { status, body } of await withoutTrace(app, ...sent))
      expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('a share token of an invalid format opens nothing', async () => {
    const jobId = await postJob(world.retailer, { isPublic: false });
    const path = `/api/jobs/${jobId}`;
    expect((await world.retailer.post(`${path}/share`, {})).status).toBe(200);
    for (const shareToken of ['é'.repeat(26), '😀'.repeat(13), letters(26), '', letters(3000)]) {
      expect((await world.installer.post(`${path}/accept`, { shareToken })).status).toBe(404);
      const headers = { 'x-share-token': shareToken };
      expect((await world.installer.post(`${path}/accept`, undefined, headers)).status).toBe(404);
    }
  });

  it('a job is identified by its whole id, not by the start of it', async () => {
    const { ids, retailer } = world;
    const id = ids.open ?? '';
    for (const wrong of [id.toUpperCase(), id.slice(1), `${id}0`, `${id}%20`, `${id}%00`, '..%2f', 'undefined'])
      expect((await retailer.get(`/api/jobs/${wrong}`)).body.code).toBe('not_found');
    expect((await retailer.put(`/api/jobs/${ids.rating}`, jobForm())).body.code).toBe('not_found');
  });
});
