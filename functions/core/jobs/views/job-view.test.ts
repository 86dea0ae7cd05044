import { describe, expect, it } from '@jest/globals';
import type { PaymentRow } from '#functions/data/rows.ts';
import {
  accessTo,
  application,
  awardedJob,
  fullJob,
  installerId,
  invite,
  jobId,
  ownerId,
  payment,
} from '#functions/test/sample-rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { jobCardFields } from '#shared/api/fields/job-description.ts';
import { allowedActions } from '#shared/domain/jobs/lifecycle.ts';
import { cardFor } from './job-card.ts';
import { sharedTeaser, teaserOf } from './job-teasers.ts';
import { showJob, viewJob, viewJobIfSeen } from './job-view.ts';

/** The fields shown to everyone who may see the job. */
const common = {
  id: jobId,
  number: 'BR-1042',
  title: '6.60kW Solar Installation',
  address: '12 Hill Street, Castle Hill NSW 2154',
  suburb: 'Castle Hill',
  state: 'NSW',
  postcode: '2154',
  isPublic: true,
  ...pickFields(jobCardFields, fullJob().card),
  pvSizeKw: 6.6,
  priceExGst: 4200.5,
  amount: 4200.5,
  installationDate: null,
  termsVersion: 6,
  createdAt: '2026-01-01T00:00:00.000Z',
  retailerId: ownerId,
  retailer: { companyName: 'Bright Roofs' },
  latitude: -33.7,
  longitude: 151.1,
  geoPrecision: 'suburb',
};
const { connectionPreApprovalPdf: _papers, ...openDetail } = fullJob().detail;
const open = {
  ...common,
  ...openDetail,
  status: 'posted',
  location: '12 Hill Street, Castle Hill NSW 2154',
  timeZone: 'Australia/Sydney',
  postedAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  completedAt: null,
  filled: false,
};
const counts = { inviteCounts: { pending: 1, accepted: 2, declined: 3 }, applicationCount: 4 };
const customer = {
  customerName: 'Casey',
  customerPhone: '0498 000 000',
  customerEmail: 'casey@example.com',
  customerReference: 'PO 4711',
};
const nothingYet = {
  assignedInstallerId: null,
  assignedInstaller: null,
  acceptedAt: null,
  startedAt: null,
  progressAt: null,
  paidAt: null,
  archivedAt: null,
  cancelledAt: null,
  cancelReason: null,
  returnedReason: null,
  agreedPrice: null,
  openRequirements: 2,
  requirementCount: 0,
  connectionPreApprovalPdf: fullJob().detail.connectionPreApprovalPdf,
  paymentStatus: null,
  shownPhoto: null,
};
const awarded = {
  ...open,
  status: 'booked',
  installationDate: '2026-02-03',
  completedAt: '2026-01-07T00:00:00.000Z',
  filled: true,
};
const record = {
  ...nothingYet,
  assignedInstallerId: installerId,
  assignedInstaller: { companyName: 'Sunny Side' },
  acceptedAt: '2026-01-04T00:00:00.000Z',
  startedAt: '2026-01-05T00:00:00.000Z',
  progressAt: '2026-01-06T00:00:00.000Z',
  paidAt: '2026-01-08T00:00:00.000Z',
  archivedAt: '2026-01-09T00:00:00.000Z',
  cancelledAt: '2026-01-10T00:00:00.000Z',
  cancelReason: 'A reason',
  returnedReason: 'Another reason',
  agreedPrice: 4100,
};
const viewer = (relations: string[], allowedActions: string[]) => ({
  relations,
  seesSite: true,
  allowedActions,
  application: null,
  invite: null,
});

describe('a job', () => {
  it('is shown to an installer who may see it without its customer, documents, counts or link', () => {
    expect(viewJob(accessTo(fullJob()))).toEqual({ ...open, viewer: viewer(['installer'], ['apply']) });
  });

  it('is shown in its suburb, without photos and notes, to a user who may not know the site', async () => {
    const job = fullJob();
    const access = accessTo(job, { relations: ['retailer'], seesSite: false });
    const photos = ['referencePhotoPaths', 'installationDetailPhotos', 'panelLayoutPhoto', 'switchboardPhoto'];
    const hidden = [...photos, 'inverterLocationPhoto', 'notes'];
    const shown = Object.fromEntries(Object.entries(open).filter(([name]) => !hidden.includes(name)));
    const place = 'Castle Hill NSW 2154';
    const view = {
      ...shown,
      address: place,
      location: place,
      viewer: { ...viewer(['retailer'], []), seesSite: false },
    };
    expect(viewJob(access)).toEqual(view);
    job.card.geoPrecision = 'exact';
    expect(viewJob(access)).toEqual({ ...view, latitude: null, longitude: null, geoPrecision: null });
    const near = { latitude: expect.closeTo(-33.7, 0), longitude: expect.closeTo(151, 0), geoPrecision: 'suburb' };
    expect(await showJob(access)).toEqual({ ...view, ...near });
    expect(await showJob({ ...access, seesSite: true })).toMatchObject({ latitude: -33.7, geoPrecision: 'exact' });
  });

  it('is shown to its owner with everything', () => {
    const view = viewJob(accessTo(fullJob(), { relations: ['retailer', 'owner'] }));
    const actions = [
      'edit',
      'delete',
      'share',
      'acceptApplication',
      'rejectApplication',
      'invite',
      'cancel',
      'offerJob',
    ];
    const total = { applicationsTotal: 5 };
    const all = { ...open, ...nothingYet, ...customer, ...counts, ...total, version: 7, shareToken: 'a-token' };
    expect(view).toEqual({ ...all, viewer: viewer(['retailer', 'owner'], actions) });
  });

  it('is shown to its owner before it was ever posted or shared', () => {
    const draft = fullJob({ status: 'draft', times: {} });
    delete draft.shareToken;
    const view = viewJob(accessTo(draft, { relations: ['retailer', 'owner'] }));
    expect(view).toMatchObject({ status: 'draft', postedAt: null, shareToken: null });
  });

  it('is shown to an administrator with everything except the link', () => {
    const view = viewJob(accessTo(fullJob(), { relations: ['retailer', 'admin'] }));
    const all = { ...open, ...nothingYet, ...customer, ...counts, applicationsTotal: 5, version: 7 };
    expect(view).toEqual({ ...all, viewer: viewer(['retailer', 'admin'], ['adminSetStatus', 'adminEdit']) });
  });

  it('is shown to its installer always with documents, and with the customer only while there is work to do', () => {
    const relations = ['installer', 'assignee'] as const;
    const pending = {
      jobId,
      requestedCents: 1,
      originalCents: 1,
      status: 'pending',
      createdAt: '',
      updatedAt: '',
    } as const;
    const during = viewJob(accessTo(awardedJob(), { relations: [...relations], payment: pending }));
    const actions = ['schedule', 'start', 'completeRequirement', 'unassign', 'assignTeam'];
    const paid = { ...awarded, ...record, paymentStatus: 'pending' };
    expect(during).toEqual({ ...paid, ...customer, viewer: viewer([...relations], actions) });
    const after = viewJob(
      accessTo(awardedJob({ status: 'completed' }), { relations: [...relations], payment: pending }),
    );
    const open = allowedActions(
      { status: 'completed', isPublic: true, isAssigned: true, openRequirements: 2, paymentStatus: 'pending' },
      relations,
    );
    expect(open).toContain('requestPayment');
    expect(after).toEqual({ ...paid, status: 'completed', viewer: viewer([...relations], open) });
  });

  it('lets its owner approve a payment while one is requested, and not once it is paid', () => {
    const offered = (status: PaymentRow['status']) => {
      const job = awardedJob({ status: 'completed' });
      const access = accessTo(job, { relations: ['retailer', 'owner'], payment: { ...payment, status } });
      return viewJob(access).viewer.allowedActions;
    };
    expect(offered('pending')).toContain('approvePayment');
    expect(offered('released')).not.toContain('approvePayment');
  });

  it('is shown with a blank company name when the installer has none', () => {
    const job = awardedJob();
    job.card.assignedCompany = null;
    const view = viewJob(accessTo(job, { relations: ['retailer', 'owner'] }));
    expect(view.assignedInstaller).toEqual({ companyName: '' });
    expect(cardFor(job, 'owner').assignedInstaller).toEqual({ companyName: '' });
  });

  it('is shown as offered to an invited installer, with the invitation and the application', () => {
    const view = viewJob(accessTo(fullJob(), { relations: ['installer', 'invitee'], invite, application }));
    expect(view.status).toBe('offered');
    expect(view.viewer).toEqual({
      relations: ['installer', 'invitee'],
      seesSite: true,
      allowedActions: ['declineInvite', 'acceptInvite'],
      application: { id: `${jobId}.${installerId}`, status: 'applied', changes: [] },
      invite: {
        id: `${jobId}.${installerId}`,
        status: 'invited',
        expiresAt: invite.expiresAt,
        message: 'Please come',
        isForApplication: false,
      },
    });
  });
});

describe('a job in a list', () => {
  const card = { ...common, status: 'posted' };

  it('shows a stranger only public fields', () => {
    expect(cardFor(fullJob(), 'public')).toEqual(card);
    const taken = cardFor(awardedJob(), 'public');
    expect(taken).toEqual({ ...card, status: 'booked', installationDate: '2026-02-03' });
  });

  it('is shown as offered to an invited installer', () => {
    expect(cardFor(fullJob(), 'invitee')).toEqual({ ...card, status: 'offered' });
  });

  it('shows counts to the owner, and the installer and payment to both parties', () => {
    expect(cardFor(fullJob(), 'owner')).toEqual({ ...card, ...counts, paymentStatus: null });
    const party = {
      ...card,
      status: 'booked',
      installationDate: '2026-02-03',
      assignedInstallerId: installerId,
      assignedInstaller: { companyName: 'Sunny Side' },
      paymentStatus: 'pending',
    };
    expect(cardFor(awardedJob(), 'assignee')).toEqual(party);
    expect(cardFor(awardedJob(), 'owner')).toEqual({ ...party, ...counts });
  });

  it('names the customer to its owner alone', () => {
    const job = fullJob();
    const named = { ...job, card: { ...job.card, customerName: 'Casey' } };
    expect(cardFor(named, 'owner').customerName).toBe('Casey');
    for (const viewer of ['assignee', 'invitee', 'public'] as const)
      expect(cardFor(named, viewer)).not.toHaveProperty('customerName');
  });
});

describe('a job preview', () => {
  it('shows a visitor the suburb, never the street', () => {
    expect(teaserOf(fullJob())).toEqual({
      id: jobId,
      title: '6.60kW Solar Installation',
      address: 'Castle Hill NSW 2154',
      description: 'Two storeys, ...',
      priceExGst: 4200.5,
      amount: 4200.5,
    });
    const job = fullJob();
    job.card.suburb = null;
    expect(teaserOf(job).address).toBe('NSW 2154');
  });

  it('behind a share link shows only a title, a suburb and a state', () => {
    expect(sharedTeaser(fullJob())).toEqual({
      id: jobId,
      title: '6.60kW Solar Installation',
      suburb: 'Castle Hill',
      state: 'NSW',
    });
  });
});

it('a job that is only known by its suburb keeps that position for every viewer', async () => {
  const { latitude, longitude } = fullJob().card;
  expect(await showJob(accessTo(fullJob(), { seesSite: false }))).toMatchObject({ latitude, longitude });
});

it('a job is not shown to a user who can no longer see it after a change', () => {
  const access = accessTo(fullJob());
  expect(viewJobIfSeen(access)).toEqual(viewJob(access));
  expect(viewJobIfSeen({ ...access, relations: [] })).toBeNull();
  expect(viewJobIfSeen(null)).toBeNull();
});
