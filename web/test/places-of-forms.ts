import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { colleagueOf } from '../../infra/test/harness/join-company.ts';
import { awardedJob, png, postJob } from '../../infra/tools/in-process/builders.ts';
import type { KeptFormName } from '../src/lib/drafts/kept-forms.ts';
import { pressInJobActions } from './job-actions.ts';
import { uploadQuickly } from './quick-uploads.ts';
import type { App, Client } from './real-api.ts';
import { withRenewedSessions } from './renewed-sessions.ts';
import { inAWeek, stageJobs } from './staged-jobs.ts';

/** The page of each form, and a change to make in the form. A new form does not compile without its place. */

export interface PlaceOfForm {
  who: Client;
  path: string;
  /** Opens the form on the page. */
  open?: () => Promise<unknown>;
  /** Whether the form asks before it shows a draft. A dialog shows it immediately. */
  asks: boolean;
  change: () => Promise<unknown>;
  expectChange: () => Promise<unknown>;
}

export const typed = 'Half a sentence that is not saved yet';

const fieldCalled = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

/** Returns the functions that change a text field and check the change. */
const texts = (label: RegExp, text = typed): Pick<PlaceOfForm, 'change' | 'expectChange'> => ({
  change: async () => fireEvent.change(await fieldCalled(label), { target: { value: text } }),
  expectChange: async () => expect(await fieldCalled(label)).toHaveValue(text),
});

export const opens = (button: string | RegExp, title: string | RegExp) => async (): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: button });
  await userEvent.click(first as HTMLElement);
  await screen.findByRole(
    /^(Cancel|Unassign|Delete|Remove photo|Remove Riley|Withdraw)/.test(String(title)) ? 'alertdialog' : 'dialog',
    {
      name: title,
    },
  );
};

/** Chooses an action in the menu of the first row of an administrators' list. */
export async function pressInRowMenu(action: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: /^More actions for / });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens a dialog by an action in the menu of the first row. */
export const opensFromRow = (action: string | RegExp, title: string | RegExp) => async (): Promise<void> => {
  await pressInRowMenu(action);
  await screen.findByRole('dialog', { name: title });
};

/** Opens a dialog by an action in the menu of the job's page. */
export const opensFromMenu = (item: string, title: string) => async (): Promise<void> => {
  await pressInJobActions(item);
  await screen.findByRole('alertdialog', { name: title });
};

const uploadsRemittance: Pick<PlaceOfForm, 'change' | 'expectChange'> = {
  change: async () => {
    uploadQuickly();
    const group = await screen.findByRole('group', { name: 'Remittance advice' });
    const file = new File([new Uint8Array(png())], 'advice.png', { type: 'image/png' });
    await userEvent.upload(within(group).getByLabelText('Remittance advice', { selector: 'input' }), file);
    await screen.findByRole('button', { name: 'Remove Remittance advice' });
  },
  expectChange: () => screen.findByRole('button', { name: 'Remove Remittance advice' }),
};

export async function placesOfForms(app: App): Promise<Record<KeptFormName, () => Promise<PlaceOfForm>>> {
  const [retailer, installer, admin] = await Promise.all([app.retailer(), app.installer(), app.admin()]);
  const stages = stageJobs(retailer, installer);
  const onPage = { asks: true };
  const inDialog = { asks: false };
  const jobAt = (id: string) => ({ path: `/jobs/${id}` });
  return withRenewedSessions([retailer, installer, admin], {
    editRetailer: async () => {
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers',
        ...inDialog,
        open: opens(/^Edit /, 'Edit Retailer'),
        ...texts(/^Company name/),
      };
    },
    editInstaller: async () => {
      await app.settle();
      return {
        who: admin,
        path: '/admin/installers',
        ...inDialog,
        open: opens(/^Edit /, 'Edit Installer'),
        ...texts(/^Company name/),
      };
    },
    suspend: async () => {
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers',
        ...inDialog,
        open: opensFromRow(/^Suspend /, /^Suspend /),
        ...texts(/^Reason/),
      };
    },
    declineVerification: async () => {
      await app.installer({ companyName: 'Unsure Volts' });
      await app.settle();
      const verification = /^Verification of/;
      return {
        who: admin,
        path: '/admin/installers?q=unsure',
        ...inDialog,
        open: async () => {
          await opensFromRow(verification, verification)();
          await userEvent.click(await screen.findByRole('button', { name: 'Show SAA number' }));
          await opens('Decline', /^Decline /)();
        },
        ...texts(/^Reason/),
      };
    },
    credential: async () => ({
      who: installer,
      path: '/credentials',
      ...inDialog,
      open: opens('Add Public liability insurance', 'Add Public liability insurance'),
      ...texts(/^Insurer/),
    }),
    invitePerson: async () => ({
      who: retailer,
      path: '/people',
      ...inDialog,
      open: opens('Invite a person', 'Invite a person'),
      ...texts(/^First and last name/),
    }),
    declineCredential: async () => {
      const one = await app.installer({ companyName: 'Doubtful Volts' });
      await one.put('/api/credentials/whiteCard', { version: 0, credentialNumber: '1' });
      return {
        who: admin,
        path: '/admin/verification',
        ...inDialog,
        open: async () => {
          await opens('Check White card of Doubtful Volts', 'White card of Doubtful Volts')();
          await userEvent.click(await screen.findByRole('button', { name: 'Show number' }));
          await opens('Decline', /^Decline White card/)();
        },
        ...texts(/^Reason/),
      };
    },
    adminNote: async () => {
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers',
        ...inDialog,
        open: opensFromRow(/^Notes about /, /^Notes about /),
        ...texts(/^New note/),
      };
    },
    report: async () => ({
      who: installer,
      path: `/company/${retailer.userId}`,
      ...inDialog,
      open: opens('Report this profile', 'Report this profile'),
      ...texts(/^What is wrong/),
    }),
    decideReport: async () => {
      const one = await app.retailer({ companyName: 'Odd Roofs' });
      await installer.post('/api/reports', { personId: one.userId, reason: 'Not their name' });
      return {
        who: admin,
        path: '/admin/reports',
        ...inDialog,
        open: opens(/^Keep the profile of Odd/, /^Keep the profile of Odd/),
        ...texts(/^Reason/),
      };
    },
    editJob: async () => {
      await postJob(retailer, { isPublic: true });
      await app.settle();
      return { who: admin, path: '/admin/jobs', ...inDialog, open: opens(/^Edit /, 'Edit Job'), ...texts(/^Title/) };
    },
    job: async () => ({ who: retailer, path: '/jobs/create', ...onPage, ...texts(/^Description$/) }),
    retailerProfile: async () => ({ who: retailer, path: '/profile', ...onPage, ...texts(/^Company name/) }),
    installerProfile: async () => ({ who: installer, path: '/profile', ...onPage, ...texts(/^Company name/) }),
    invite: async () => {
      await stages.awarded();
      const id = await postJob(retailer, { isPublic: false });
      return { who: retailer, path: `/jobs/${id}/invite`, ...onPage, ...texts(/^Message/) };
    },
    apply: async () => ({
      who: installer,
      ...jobAt(await postJob(retailer, { isPublic: true })),
      ...inDialog,
      open: opens('Apply for this job', 'Apply for Job'),
      ...texts(/^Message/),
    }),
    schedule: async () => ({
      who: retailer,
      ...jobAt(await stages.awarded()),
      ...inDialog,
      open: opens('Schedule', 'Schedule Installation'),
      ...texts(/^Installation date/, inAWeek()),
    }),
    team: async () => {
      const who = await app.installer();
      await colleagueOf(app, who, { name: 'Kai Brook', rank: 'lead' });
      return {
        who,
        ...jobAt(await awardedJob(retailer, who)),
        ...inDialog,
        open: opens('Choose the team', 'Team on Site'),
        change: async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Kai Brook' })),
        expectChange: async () => expect(await screen.findByRole('checkbox', { name: 'Kai Brook' })).toBeChecked(),
      };
    },
    unassign: async () => ({
      who: retailer,
      ...jobAt(await stages.awarded()),
      ...inDialog,
      open: opensFromMenu('Unassign Installer', 'Unassign Installer'),
      ...texts(/^Reason/),
    }),
    cancelJob: async () => ({
      who: retailer,
      ...jobAt(await stages.awarded()),
      ...inDialog,
      open: opensFromMenu('Cancel Job', 'Cancel Job'),
      ...texts(/^Reason/),
    }),
    decline: async () => ({
      who: installer,
      ...jobAt(await stages.invited()),
      ...inDialog,
      open: opens('Decline', 'Decline Invitation'),
      ...texts(/^Reason/),
    }),
    saveSearch: async () => ({
      who: installer,
      path: '/find-work?state=NSW',
      ...inDialog,
      open: opens('Save this search', 'Save this search'),
      ...texts(/^Name/),
    }),
    personNote: async () => {
      await stages.awarded();
      await retailer.put(`/api/preferred-installers/${installer.userId}`);
      return {
        who: retailer,
        path: '/network',
        ...inDialog,
        open: opens(/^Add the note/, /^Note about/),
        ...texts(/^Note$/),
      };
    },
    daysOff: async () => ({
      who: installer,
      path: '/calendar',
      ...inDialog,
      open: opens('Days off', 'Days off'),
      ...texts(/^First day/, inAWeek()),
    }),
    returnWork: async () => ({
      who: retailer,
      ...jobAt(await stages.completed()),
      ...inDialog,
      open: opens('Request Changes', 'Request Changes'),
      ...texts(/^What needs to change/),
    }),
    returnRequirement: async () => ({
      who: retailer,
      ...jobAt(await stages.proved()),
      ...inDialog,
      open: opens(/^Request Changes/, 'Request Changes'),
      ...texts(/^What needs to change/),
    }),
    photoCaption: async () => ({
      who: installer,
      ...jobAt(await stages.photographed()),
      ...inDialog,
      open: async () => {
        await opens(/^Enlarge: near/, 'Installation Photo')();
        await opens(/^Caption: /, 'Photo Caption')();
      },
      ...texts(/^Caption$/),
    }),
    showPhoto: async () => ({
      who: installer,
      ...jobAt(await stages.paidWithPhotos()),
      ...inDialog,
      open: opens(/^Show a photo/, /^Show a photo/),
      change: async () => userEvent.click(await screen.findByRole('radio', { name: 'far.png' })),
      expectChange: async () => expect(await screen.findByRole('radio', { name: 'far.png' })).toBeChecked(),
    }),
    requestPayment: async () => ({
      who: installer,
      ...jobAt(await stages.completed()),
      ...inDialog,
      open: opens('Request payment', 'Request Payment'),
      ...texts(/^Description of the change/),
    }),
    approvePayment: async () => ({
      who: retailer,
      ...jobAt(await stages.requested()),
      ...inDialog,
      open: opens(/^Approve payment/, 'Approve Payment'),
      ...uploadsRemittance,
    }),
    review: async () => ({
      who: installer,
      ...jobAt(await stages.paid()),
      ...inDialog,
      open: opens('Complete and Review', 'Complete and Review'),
      ...texts(/^Review \(optional\)/),
    }),
  });
}
