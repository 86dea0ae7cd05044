import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import { type Message, showMessages } from '../../notify.ts';
import { createQueryClient, keyOf } from '../queries.ts';
import { useWrite } from '../use-write.ts';
import { type JobWriteName, jobWrites } from './job-writes.ts';
import { acceptInRow } from './proposal-writes.ts';
import { writes } from './writes.ts';

/** The error catalogue of the specification, action by action, through the write path that every screen uses. */

type Who = 'retailer' | 'installer';

interface Row {
  action: string;
  write: JobWriteName;
  who: Who;
  /** The input of the action, where its messages depend on it. */
  input?: object;
  answer?: object;
  words?: object;
  done: string;
  doneText?: string;
  failed: string;
  /** The reason to show if the server gave none. Without it, the general message is shown. */
  fallback?: string;
}

const catalogue: Row[] = [
  {
    action: 'Apply',
    write: 'applyForJob',
    who: 'installer',
    done: 'Application submitted',
    failed: 'Application failed',
    fallback: 'Failed to submit application',
  },
  {
    action: 'Withdraw',
    write: 'withdrawApplication',
    who: 'installer',
    done: 'Application withdrawn',
    failed: 'Failed to withdraw application',
    fallback: 'Unable to withdraw the application',
  },
  {
    action: 'Accept (detail)',
    write: 'acceptJob',
    who: 'installer',
    done: 'Job accepted successfully!',
    failed: 'Failed to accept job',
    fallback: 'Unable to accept this job. Please try again.',
  },
  {
    action: 'Accept (dashboard)',
    write: 'acceptJob',
    who: 'installer',
    words: acceptInRow,
    done: 'Job accepted successfully',
    failed: 'Failed to accept job',
  },
  {
    action: 'Start (dashboard)',
    write: 'startJob',
    who: 'installer',
    done: 'Job started successfully',
    failed: 'Failed to start job',
  },
  {
    action: 'Start (detail)',
    write: 'startJob',
    who: 'installer',
    done: 'Job started successfully',
    failed: 'Failed to start job',
  },
  {
    action: 'Team',
    write: 'assignTeam',
    who: 'installer',
    done: 'Team saved',
    failed: 'Failed to save the team',
  },
  {
    action: 'Progress (dashboard)',
    write: 'reportProgress',
    who: 'installer',
    done: 'Job progress updated',
    failed: 'Failed to update progress',
  },
  {
    action: 'Decline',
    write: 'respondToInvite',
    who: 'installer',
    answer: { invite: { isForApplication: false } },
    done: 'Invitation declined',
    failed: 'Failed to decline invitation',
    fallback: 'Unable to decline the invitation',
  },
  {
    action: 'Leave a changed job',
    write: 'respondToInvite',
    who: 'installer',
    answer: { invite: { isForApplication: true } },
    done: 'Application ended',
    failed: 'Failed to decline invitation',
    fallback: 'Unable to decline the invitation',
  },
  {
    action: 'Share',
    write: 'shareJob',
    who: 'retailer',
    done: 'Share link generated',
    failed: 'Failed to generate share link',
    fallback: 'Unable to create share link',
  },
  {
    action: 'Revoke the share link',
    write: 'revokeShareLink',
    who: 'retailer',
    done: 'Share link revoked',
    failed: 'Failed to revoke share link',
    fallback: 'Unable to revoke the share link',
  },
  {
    action: 'Invite one',
    write: 'inviteInstallers',
    who: 'retailer',
    answer: { invites: [{}], unchanged: [] },
    done: 'Installer invited',
    failed: 'Failed to invite',
    fallback: 'Unable to send the invitations',
  },
  {
    action: 'Invite several',
    write: 'inviteInstallers',
    who: 'retailer',
    answer: { invites: [{}, {}], unchanged: [] },
    done: '2 installers invited',
    failed: 'Failed to invite',
    fallback: 'Unable to send the invitations',
  },
  ...(['retailer', 'installer'] as const).flatMap((who): Row[] => [
    {
      action: 'Unassign',
      write: 'unassignInstaller',
      who,
      done: 'Installer unassigned',
      failed: 'Failed to unassign',
      fallback: 'Unable to unassign installer',
    },
    {
      action: 'Schedule',
      write: 'scheduleJob',
      who,
      input: { body: { installationDate: '2026-11-30' } },
      answer: { job: { number: 'BR-1013' } },
      done: 'Installation scheduled',
      doneText: 'BR-1013 · Mon 30 Nov',
      failed: 'Failed to schedule',
      fallback: 'Unable to schedule installation',
    },
    {
      action: 'Review',
      write: 'createRating',
      who,
      done: 'Review submitted',
      failed: 'Failed to submit review',
    },
    {
      action: 'Review again',
      write: 'updateRating',
      who,
      done: 'Review updated',
      failed: 'Failed to update review',
    },
  ]),
  {
    action: 'Delete',
    write: 'deleteJob',
    who: 'retailer',
    done: 'Job deleted',
    failed: 'Failed to delete job',
    fallback: 'Unable to delete job',
  },
  {
    action: 'Put back to New',
    write: 'setJobStatus',
    who: 'retailer',
    input: { body: { status: 'posted' } },
    done: 'Job put back to New',
    failed: 'Failed to update job',
  },
  {
    action: 'Cancel',
    write: 'cancelJob',
    who: 'retailer',
    done: 'Job cancelled',
    failed: 'Failed to cancel job',
    fallback: 'Unable to cancel job',
  },
  {
    action: 'Requirement (tick)',
    write: 'completeRequirement',
    who: 'installer',
    input: { body: { completed: true } },
    done: 'Requirement updated',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Requirement (file)',
    write: 'completeRequirement',
    who: 'installer',
    input: { body: { completed: true, fileUrl: '/api/objects/a' } },
    done: 'File uploaded',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Requirement (remove a photo)',
    write: 'changePhoto',
    who: 'installer',
    input: { body: { fileUrl: '/api/objects/a', removed: true } },
    done: 'Photo removed',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Requirement (move a photo)',
    write: 'changePhoto',
    who: 'installer',
    input: { body: { fileUrl: '/api/objects/a', place: 2 } },
    done: 'Photo moved',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Requirement (caption a photo)',
    write: 'changePhoto',
    who: 'installer',
    input: { body: { fileUrl: '/api/objects/a', caption: 'The roof' } },
    done: 'Caption saved',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Request changes',
    write: 'returnRequirement',
    who: 'retailer',
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to update requirement',
  },
  {
    action: 'Request changes to the whole work',
    write: 'returnWork',
    who: 'retailer',
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to request changes',
  },
  {
    action: 'Ask to show a photo',
    write: 'askToShowPhoto',
    who: 'installer',
    done: 'Request sent',
    failed: 'Request not sent',
    fallback: "We couldn't send your request.",
  },
  {
    action: 'Allow the photo',
    write: 'answerShownPhoto',
    who: 'retailer',
    input: { body: { photoId: '0', isAllowed: true } },
    done: 'Both company pages show the photo',
    failed: 'Answer not saved',
    fallback: "We couldn't save your answer.",
  },
  {
    action: 'Decline the photo',
    write: 'answerShownPhoto',
    who: 'retailer',
    input: { body: { photoId: '0', isAllowed: false } },
    done: 'Photo declined',
    failed: 'Answer not saved',
    fallback: "We couldn't save your answer.",
  },
  {
    action: 'Remove the photo',
    write: 'removeShownPhoto',
    who: 'installer',
    done: 'Photo removed',
    failed: 'Failed to remove the photo',
    fallback: 'Unable to remove the photo.',
  },
  {
    action: 'Complete',
    write: 'completeJob',
    who: 'installer',
    done: 'Job completed!',
    failed: 'Failed to complete job',
    fallback: 'Unable to complete job. Make sure all requirements are met.',
  },
  {
    action: 'Request payment',
    write: 'requestPayment',
    who: 'installer',
    done: 'Payment request submitted',
    failed: 'Failed to request payment',
    fallback: 'Unable to submit payment request.',
  },
  {
    action: 'Approve payment',
    write: 'approvePayment',
    who: 'retailer',
    done: 'Payment approved',
    failed: 'Failed to approve payment',
    fallback: 'Unable to approve payment.',
  },
  {
    action: 'Accept an application',
    write: 'decideApplication',
    who: 'retailer',
    input: { body: { status: 'accepted' } },
    answer: { application: { status: 'accepted' } },
    done: 'Application accepted',
    failed: 'Failed to accept application',
    fallback: 'Unable to answer the application',
  },
  {
    action: 'Accept an application on earlier terms',
    write: 'decideApplication',
    who: 'retailer',
    input: { body: { status: 'accepted' } },
    answer: { application: { status: 'applied' } },
    done: 'Confirmation requested',
    doneText: "The job has changed since the installer applied. We'll award it to them once they confirm the changes.",
    failed: 'Failed to accept application',
    fallback: 'Unable to answer the application',
  },
  {
    action: 'Reject an application',
    write: 'decideApplication',
    who: 'retailer',
    input: { body: { status: 'rejected' } },
    done: 'Application rejected',
    failed: 'Failed to reject application',
    fallback: 'Unable to answer the application',
  },
  {
    action: 'Save (draft)',
    write: 'createJob',
    who: 'retailer',
    input: { body: { status: 'draft' } },
    done: 'Draft saved successfully',
    doneText: 'Your job has been saved as a draft.',
    failed: 'Failed to create job',
    fallback: 'Please try again.',
  },
  {
    action: 'Save (post)',
    write: 'createJob',
    who: 'retailer',
    input: { body: { status: 'posted' } },
    done: 'Job created successfully',
    doneText: 'Your solar installation job has been posted.',
    failed: 'Failed to create job',
    fallback: 'Please try again.',
  },
  {
    action: 'Save (edit)',
    write: 'updateJob',
    who: 'retailer',
    done: 'Job updated successfully',
    doneText: 'Your job details have been updated.',
    failed: 'Failed to update job',
    fallback: 'Please try again.',
  },
];

const lists = {
  retailer: ['listRetailerJobs', 'getRetailerStats', 'listOwnJobs'],
  installer: ['listInstallerJobs', 'getInstallerStats', 'listOwnJobs'],
} as const;

/** Writes once, to a server with this answer. Returns the messages, and the lists that are read again. */
async function write({ write: name, who, input, words }: Row, response: () => Response) {
  const messages: Message[] = [];
  onTestFinished(showMessages((message) => messages.push(message)));
  const real = globalThis.fetch;
  globalThis.fetch = async () => response();
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  const client = createQueryClient();
  for (const list of lists[who]) client.setQueryData(keyOf(null, list), {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrite(name, words), { wrapper });
  const given = { params: { id: 'one', requirementId: 'one' }, body: {}, ...input };
  await act(async () => {
    await result.current.mutateAsync(given as never).catch(() => undefined);
  });
  await waitFor(() => expect(messages).toHaveLength(1));
  return {
    message: messages[0],
    stale: lists[who].filter((list) => client.getQueryState(keyOf(null, list))?.isInvalidated),
  };
}

const refusal = (status: number, code: ErrorCode, message: string, requestId?: string) => () =>
  new Response(JSON.stringify({ code, message, requestId }), {
    status,
    headers: requestId ? { 'x-request-id': requestId } : {},
  });

it.each(catalogue)('$action by the $who says so when it is done, and lists and stats are read again', async (row) => {
  const { message, stale } = await write(row, () => new Response(JSON.stringify(row.answer ?? { job: {} })));
  const text = row.doneText ? { description: row.doneText } : {};
  expect(message).toEqual({ type: 'success', title: row.done, ...text });
  expect(stale).toEqual(lists[row.who]);
});

it.each(catalogue)("$action by the $who gives the server's reason when it failed", async (row) => {
  const { message, stale } = await write(row, refusal(409, 'profile_incomplete', 'The moon is in the way.', 'one'));
  expect(message).toEqual({
    type: 'error',
    title: row.failed,
    description: 'The moon is in the way.',
    reference: 'one',
  });
  expect(stale).toEqual(lists[row.who]);
});

it.each(catalogue)('$action by the $who says that it failed when the answer has no reason', async (row) => {
  const { message, stale } = await write(row, () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  const description = row.fallback ?? errorCodes.internal.message;
  expect(message).toEqual({ type: 'error', title: row.failed, description });
  expect(stale).toEqual(lists[row.who]);
});

it('the catalogue has every write to a job', () => {
  const announced = Object.entries(jobWrites).filter(([, { failed }]) => failed !== null);
  expect([...new Set(catalogue.map(({ write: name }) => name))].sort()).toEqual(announced.map(([name]) => name).sort());
});

it('every write to a job has advice for a person who lost a race', () => {
  const without = Object.entries(jobWrites).filter(([, write]) => write.failed !== null && !('races' in write));
  expect(without.map(([name]) => name)).toEqual(['createJob']);
});

it.each(catalogue.filter(({ write: name }) => name !== 'createJob'))(
  '$action by the $who names the change that was faster, and the next step',
  async (row) => {
    const { races } = writes[row.write];
    if (!races) throw new Error(`${row.write} has no sentences for lost races.`);
    const gone = await write(row, refusal(404, 'not_found', errorCodes.not_found.message));
    expect(gone.message).toEqual({ type: 'error', title: row.failed, description: races.not_found });
    expect(gone.stale).toEqual(lists[row.who]);
    const late = await write(row, refusal(409, 'wrong_state', 'This job is Cancelled.'));
    const description = `This job is Cancelled. ${races.wrong_state}`;
    expect(late.message).toEqual({ type: 'error', title: row.failed, description });
    expect(late.stale).toEqual(lists[row.who]);
  },
);

it.each([
  ['applyForJob', 404, 'not_found', errorCodes.not_found.message, /^This job was awarded to another installer/],
  ['acceptJob', 404, 'not_found', errorCodes.not_found.message, /^This job was awarded to another installer/],
  ['decideApplication', 404, 'not_found', errorCodes.not_found.message, /just been withdrawn.*choose another/],
  [
    'decideApplication',
    409,
    'conflict',
    'This application was withdrawn.',
    /^This application was withdrawn\. .*choose/,
  ],
  ['withdrawApplication', 403, 'forbidden', errorCodes.forbidden.message, /just answered your application/],
  ['startJob', 403, 'forbidden', errorCodes.forbidden.message, /just unassigned you from this job/],
  [
    'approvePayment',
    409,
    'conflict',
    'The requested amount has changed.',
    /^The requested amount has changed\. .*new amount/,
  ],
  ['completeJob', 409, 'requirements_open', errorCodes.requirements_open.message, /asked for changes/],
  [
    'applyForJob',
    409,
    'already_exists',
    'You have already applied for this job.',
    /^You have already applied for this job\.$/,
  ],
  [
    'applyForJob',
    403,
    'forbidden',
    'This private job is open to invited installers only.',
    /^This private job is open/,
  ],
] as const)('%s answered with %d %s says what has happened', async (name, status, code, message, words) => {
  const row = catalogue.find(({ write: each }) => each === name);
  if (!row) throw new Error(`${name} is not in the catalogue.`);
  expect((await write(row, refusal(status, code, message))).message?.description).toMatch(words);
});
