import { randomUUID } from 'node:crypto';
import { reminderListKeys } from '#functions/data/entities/running/reminder-entity.ts';
import { rows as table } from '#functions/data/service.ts';
import { aNotification, present, type World } from './planted-differences.ts';

const at = new Date().toISOString();
const absent = randomUUID();
const newUser = { role: 'retailer', profileCompleted: false, isAdmin: false, sessionsValidAfter: 0 } as const;

/** One row of each kind whose job or account does not exist. */
export const plantedOrphans: [string, RegExp, (world: World) => Promise<unknown>][] = [
  [
    'a requirement without its job',
    /requirement without its job/,
    () =>
      table()
        .requirement.put({
          jobId: absent,
          requirementId: 'r',
          position: 0,
          type: 'photo',
          label: 'x',
          required: true,
          completed: false,
          files: [],
        })
        .go(),
  ],
  [
    'a payment without its job',
    /payment without its job/,
    () =>
      table()
        .payment.put({
          jobId: absent,
          requestedCents: 1,
          originalCents: 1,
          status: 'pending',
          createdAt: at,
          updatedAt: at,
        })
        .go(),
  ],
  [
    'a reminder without its job',
    /reminder without its job/,
    () =>
      table()
        .reminder.put({ jobId: absent, dueAt: at, ...reminderListKeys({ jobId: absent, dueAt: at }) })
        .go(),
  ],
  [
    'a rating without its job',
    /rating without its job/,
    () =>
      table()
        .rating.put({
          jobId: absent,
          ratingId: absent,
          fromUserId: absent,
          toUserId: absent,
          reviewerRole: 'retailer',
          communication: 5,
          sixths: 30,
          review: '',
          createdAt: at,
          updatedAt: at,
        })
        .go(),
  ],
  [
    'a document without its job',
    /document without its job/,
    () =>
      table()
        .document.put({
          jobId: absent,
          documentId: 'd',
          requirementId: 'r',
          objectKey: 'k',
          fileName: 'f',
          fileSize: 1,
          fileType: 't',
          uploadedBy: 'u',
          uploadedAt: at,
        })
        .go(),
  ],
  [
    'an application without its job',
    /application without its job/,
    () =>
      table()
        .application.put({
          jobId: absent,
          installerId: absent,
          status: 'applied',
          message: '',
          leadTimeDays: 1,
          termsVersion: 1,
          createdAt: at,
        })
        .go(),
  ],
  [
    'an invite without its job',
    /invite without its job/,
    () =>
      table().invite.put({ jobId: absent, installerId: absent, status: 'declined', message: '', createdAt: at }).go(),
  ],
  [
    'a grant without its job',
    /grant without its job/,
    () => table().grant.put({ jobId: absent, userId: absent, shareEpoch: 1, createdAt: at }).go(),
  ],
  [
    'an audit row without its job',
    /audit without its job/,
    () => table().audit.put({ jobId: absent, version: 1, action: 'post', actorId: absent, at }).go(),
  ],
  [
    'a notification about a job that does not exist',
    /about the absent job/,
    async ({ installer }) =>
      table()
        .notification.patch(await aNotification(installer.userId))
        .set({ jobId: absent })
        .go(),
  ],
  [
    'a profile without its account',
    /installerprofile without its account/,
    async ({ other }) => {
      const { data } = await table().installerProfile.get({ userId: other.userId }).go();
      return table()
        .installerProfile.put({ ...present(data), userId: absent })
        .go();
    },
  ],
  [
    'an address without its account',
    /address without its account/,
    () =>
      table()
        .email.put({ email: 'a@example.com', userId: absent, state: 'active', role: 'retailer', createdAt: at })
        .go(),
  ],
  [
    'an account without its address',
    /account .* without its address/,
    () =>
      table()
        .user.put({ ...newUser, userId: randomUUID(), email: 'b@example.com', unreadNotifications: 0, createdAt: at })
        .go(),
  ],
  [
    'an account that says it has no profile',
    /says its profile is not complete/,
    ({ installer }) => table().user.patch({ userId: installer.userId }).set({ profileCompleted: false }).go(),
  ],
];
