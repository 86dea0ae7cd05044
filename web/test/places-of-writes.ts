import { randomUUID } from 'node:crypto';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { confirmSession } from '../../infra/test/harness/confirm-session.ts';
import { enrol } from '../../infra/test/harness/enrol.ts';
import { colleagueOf, invite, newcomer, sendInvite } from '../../infra/test/harness/join-company.ts';
import { reportHardBounce } from '../../infra/test/harness/report-bounce.ts';
import { awardedJob, installerProfile, postJob } from '../../infra/tools/in-process/builders.ts';
import { pressInJobActions } from './job-actions.ts';
import { opens, opensFromMenu, opensFromRow, type PlaceOfForm, placesOfForms } from './places-of-forms.ts';
import type { App, Client } from './real-api.ts';
import { withRenewedSessions } from './renewed-sessions.ts';
import { stageJobs } from './staged-jobs.ts';
import type { PressedWrite } from './without-a-button.ts';

/** The button of each write. A new write does not compile without its place here, or the reason in `without-a-button.ts`. */

export interface PlaceOfWrite {
  who: Client;
  isSignedIn?: boolean;
  path: string;
  /** Takes the steps that lead to the button. */
  prepare?: () => Promise<unknown>;
  press: () => Promise<unknown>;
  /** Passes if the typed text is still in the form. */
  expectTyped?: () => Promise<unknown>;
}

const lastCalled = async (role: string, name: string | RegExp): Promise<HTMLElement> => {
  const found = await screen.findAllByRole(role, { name });
  return found.at(-1) as HTMLElement;
};
/** Presses the last button of this name, which is the one in the dialog. */
const presses = (name: string | RegExp, role = 'button') => ({
  press: async () => userEvent.click(await lastCalled(role, name)),
});

const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const expectFilled = async (label: RegExp, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  if (input.value !== value) throw new Error(`${label} says ${input.value}`);
};

async function givesScores(): Promise<void> {
  const groups = await screen.findAllByRole('radiogroup');
  for (const group of groups) await userEvent.click(within(group).getByRole('radio', { name: '5 stars' }));
}

export async function placesOfWrites(app: App): Promise<Record<PressedWrite, () => Promise<PlaceOfWrite>>> {
  const forms = await placesOfForms(app);
  const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  const stages = stageJobs(retailer, installer);
  const inForm = async (
    place: PlaceOfForm,
    button: string | RegExp,
    also: () => Promise<unknown> = async () => {},
  ): Promise<PlaceOfWrite> => ({
    who: place.who,
    path: place.path,
    prepare: async () => {
      await place.open?.();
      await place.change();
      await also();
    },
    ...presses(button),
    expectTyped: place.expectChange,
  });
  const onJob = (who: Client, id: string, button: string | RegExp, role?: string): PlaceOfWrite => ({
    who,
    path: `/jobs/${id}`,
    ...presses(button, role),
  });
  /** Returns a button on the network page of a new retailer, after a new installer was awarded one of their jobs. */
  const inNetwork = async (
    button: RegExp,
    {
      by = async () => {},
      view = 'all',
    }: { by?: (who: Client, other: Client) => Promise<unknown>; view?: string } = {},
  ): Promise<PlaceOfWrite> => {
    const [who, other] = await Promise.all([app.retailer(), app.installer()]);
    await awardedJob(who, other);
    await by(who, other);
    return { who, path: `/network?view=${view}`, ...presses(button) };
  };
  const inFeed = (who: Client, button: string): PlaceOfWrite => ({
    who,
    path: '/calendar',
    prepare: async () => userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' })),
    ...presses(button),
  });
  const signedOut = (path: string): Pick<PlaceOfWrite, 'who' | 'isSignedIn' | 'path'> => ({
    who: app.client(),
    isSignedIn: false,
    path,
  });
  const admin = await app.admin();
  const onVerification = async (verified: boolean): Promise<PlaceOfWrite> => {
    const one = await app.installer();
    if (verified) await admin.post(`/api/admin/installers/${one.userId}/verification`, { version: 1 });
    await app.settle();
    const opensVerification = opensFromRow(/^Verification of/, 'Verification of Sunny Side Electrical');
    return {
      who: admin,
      path: '/admin/installers',
      prepare: async () => {
        await opensVerification();
        if (verified) await presses('Remove verification').press();
      },
      ...presses(verified ? 'Remove verification' : 'Show SAA number'),
    };
  };
  const onCredential = async (hasLooked: boolean): Promise<PlaceOfWrite> => {
    const one = await app.installer({ companyName: `Volts ${randomUUID()}` });
    await one.put('/api/credentials/whiteCard', { version: 0, credentialNumber: '1' });
    return {
      who: admin,
      path: '/admin/verification',
      prepare: async () => {
        await opens(/^Check White card of Volts/, /^White card of Volts/)();
        if (hasLooked) await presses('Show number').press();
      },
      ...presses(hasLooked ? 'Mark as valid' : 'Show number'),
    };
  };
  const inAYear = addDays(todayIn(usualZone, new Date()), 365);
  const newPassword = 'a new long password';
  const withTwoSessions = async () => {
    const person = await app.retailer();
    const { email, password } = person;
    await app.client().post('/api/auth/login', { email, password });
    return person;
  };
  const confirmed = async () => {
    const person = await app.installer();
    await confirmSession(person);
    return person;
  };
  const withTwoFactor = async (button: string, dialog: string, label: string): Promise<PlaceOfWrite> => {
    const who = await app.retailer();
    await enrol(who);
    return {
      who,
      path: '/settings',
      prepare: async () => {
        await opens(button, dialog)();
        await fill(/^Your password/, who.password);
        await fill(/^Code from your app/, '123456');
      },
      ...presses(label),
      expectTyped: () => expectFilled(/^Code from your app/, '123456'),
    };
  };
  return withRenewedSessions([retailer, installer, admin], {
    signIn: async () => ({
      ...signedOut('/dashboard'),
      prepare: async () => {
        await screen.findByRole('dialog', { name: 'Welcome back' });
        await fill(/^Email/, retailer.email);
        await fill(/^Password/, retailer.password);
      },
      ...presses('Sign in'),
      expectTyped: () => expectFilled(/^Email/, retailer.email),
    }),
    register: async () => ({
      ...signedOut('/signup'),
      prepare: async () => {
        await fill(/^Email/, 'newcomer@example.com');
        await fill(/^Password/, newPassword);
      },
      ...presses('Create account'),
      expectTyped: () => expectFilled(/^Email/, 'newcomer@example.com'),
    }),
    joinCompany: async () => {
      const owner = await app.retailer();
      const token = await invite(app, owner, newcomer());
      return {
        ...signedOut(`/join#${token}`),
        prepare: async () => fill(/^Password/, newPassword),
        ...presses('Join'),
        expectTyped: () => expectFilled(/^Password/, newPassword),
      };
    },
    invitePerson: async () =>
      inForm(await forms.invitePerson(), 'Send invitation', () => fill(/^Email/, `${randomUUID()}@example.com`)),
    revokePersonInvite: async () => {
      const who = await app.retailer();
      await sendInvite(who, newcomer());
      return { who, path: '/people', ...presses(/^Revoke: invitation of /) };
    },
    changePerson: async () => {
      const who = await app.retailer();
      await colleagueOf(app, who);
      return {
        who,
        path: '/people',
        prepare: async () => {
          await opens(/^Change role: /, /^Role of /)();
          await userEvent.click(await screen.findByRole('radio', { name: 'Bookkeeper' }));
        },
        ...presses('Save role'),
      };
    },
    removePerson: async () => {
      const who = await app.retailer();
      await colleagueOf(app, who);
      return { who, path: '/people', prepare: opens(/^Remove /, 'Remove Riley Chen?'), ...presses('Remove person') };
    },
    changePassword: async () => ({
      who: retailer,
      path: '/settings',
      prepare: async () => {
        await fill(/^Current password/, retailer.password);
        await fill(/^New password/, newPassword);
        await fill(/^Confirm new password/, newPassword);
      },
      ...presses('Update password'),
      expectTyped: () => expectFilled(/^New password/, newPassword),
    }),
    endSession: async () => ({ who: await withTwoSessions(), path: '/settings', ...presses(/^Sign out: /) }),
    endSessions: async () => ({
      who: await withTwoSessions(),
      path: '/settings',
      ...presses('Sign out everywhere else'),
    }),
    confirmPassword: async () => {
      const who = await app.admin(false);
      await app.retailer({ companyName: 'Careful Solar' });
      await app.settle();
      return {
        who,
        path: '/admin/retailers?q=careful',
        prepare: async () => {
          await opens('Edit Careful Solar', 'Edit Retailer')();
          await userEvent.type(await screen.findByLabelText('Contact name'), 'x');
          await userEvent.click(await lastCalled('button', 'Save Changes'));
          await screen.findByRole('dialog', { name: 'Confirm your password' });
          await fill(/^Password/, who.password);
        },
        ...presses('Confirm'),
        expectTyped: () => expectFilled(/^Password/, who.password),
      };
    },
    startTwoFactor: async () => {
      const who = await app.retailer();
      return {
        who,
        path: '/settings',
        prepare: async () => {
          await opens('Turn on', 'Turn on two-factor sign-in')();
          await fill(/^Your password/, who.password);
        },
        ...presses('Continue'),
        expectTyped: () => expectFilled(/^Your password/, who.password),
      };
    },
    turnOnTwoFactor: async () => {
      const who = await app.retailer();
      return {
        who,
        path: '/settings',
        prepare: async () => {
          await opens('Turn on', 'Turn on two-factor sign-in')();
          await fill(/^Your password/, who.password);
          await presses('Continue').press();
          await fill(/^Code from your app/, '123456');
        },
        ...presses('Turn on'),
        expectTyped: () => expectFilled(/^Code from your app/, '123456'),
      };
    },
    renewRecoveryCodes: () => withTwoFactor('New recovery codes', 'New recovery codes', 'Make new codes'),
    turnOffTwoFactor: () => withTwoFactor('Turn off', 'Turn off two-factor sign-in', 'Turn off'),
    deleteAccount: async () => {
      const who = await app.installer();
      return {
        who,
        path: '/settings',
        prepare: async () => {
          await opens('Delete account', 'Delete account')();
          await fill(/^Your password/, who.password);
        },
        press: async () => userEvent.click(await lastCalled('button', 'Delete account')),
        expectTyped: () => expectFilled(/^Your password/, who.password),
      };
    },
    prepareDataCopy: async () => ({ who: await confirmed(), path: '/settings', ...presses('Prepare a copy') }),
    openDataCopy: async () => {
      const who = await confirmed();
      await who.post('/api/data-copy', {});
      await app.settle();
      return { who, path: '/settings', ...presses(/^Download/) };
    },
    sendConfirmation: async () => {
      const who = await app.unconfirmed('installer');
      // Without a profile, the dialog that completes it covers the page.
      await who.post('/api/profile/installer', installerProfile());
      return { who, path: '/settings', ...presses('Send again') };
    },
    confirmEmail: async () => ({
      ...signedOut('/confirm-email#abcdefghijklmnopqrstuvwxyz'),
      ...presses('Confirm'),
    }),
    forgotPassword: async () => ({
      ...signedOut('/forgot-password'),
      prepare: () => fill(/^Email/, retailer.email),
      ...presses('Send the code'),
      expectTyped: () => expectFilled(/^Email/, retailer.email),
    }),
    resetPassword: async () => ({
      ...signedOut('/forgot-password'),
      prepare: async () => {
        await fill(/^Email/, retailer.email);
        await userEvent.click(await lastCalled('button', 'Send the code'));
        await fill(/^Code from the email/, '123456');
        await fill(/^New password/, newPassword);
      },
      ...presses(/^(Save|Set|Change|Reset)/),
      expectTyped: () => expectFilled(/^Code from the email/, '123456'),
    }),
    updateRetailerProfile: async () => inForm(await forms.retailerProfile(), 'Save Changes'),
    updateInstallerProfile: async () => inForm(await forms.installerProfile(), 'Save Changes'),
    addPreferredInstaller: () => inNetwork(/^Add to preferred: /),
    removePreferredInstaller: () =>
      inNetwork(/^Add to preferred: /, { by: (who, { userId }) => who.put(`/api/preferred-installers/${userId}`) }),
    renewCalendarFeed: async () => inFeed(await confirmed(), 'Create link'),
    revokeCalendarFeed: async () => {
      const who = await confirmed();
      await who.post('/api/calendar-feed', {});
      return inFeed(who, 'Turn off link');
    },
    changeKeptList: async () => ({
      who: await app.retailer(),
      path: '/jobs',
      prepare: async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
        await fill(/^Name this view/, 'Everything');
      },
      ...presses('Save'),
      expectTyped: () => expectFilled(/^Name this view/, 'Everything'),
    }),
    setTheme: async () => ({ who: await app.retailer(), path: '/dashboard', ...presses(/^Use (dark|light) theme$/) }),
    setDaysOff: async () => inForm(await forms.daysOff(), 'Add days off'),
    hidePerson: () => inNetwork(/^Hide /),
    showPerson: () =>
      inNetwork(/^Show .+ again$/, {
        by: (who, { userId }) => who.put(`/api/network/hidden/${userId}`),
        view: 'hidden',
      }),
    writePreferredNote: async () => inForm(await forms.personNote(), 'Save note'),
    createJob: async () =>
      inForm(await forms.job(), 'Save as Draft', async () => {
        const address = await screen.findByRole('combobox', { name: 'Address' });
        fireEvent.change(address, { target: { value: '9 Short Street, Leichhardt NSW 2040' } });
      }),
    updateJob: async () => ({
      ...(await inForm(await forms.job(), 'Save Changes')),
      who: retailer,
      path: `/jobs/${await postJob(retailer)}/edit`,
    }),
    deleteJob: async () => ({
      ...onJob(retailer, await postJob(retailer), 'Delete Job'),
      prepare: opensFromMenu('Delete', 'Delete Job'),
    }),
    shareJob: async () => {
      const id = await postJob(retailer);
      await retailer.post(`/api/jobs/${id}/share`, {});
      return { ...onJob(retailer, id, 'Replace the link'), prepare: opens('Share', 'Share Job') };
    },
    revokeShareLink: async () => {
      const id = await postJob(retailer);
      await retailer.post(`/api/jobs/${id}/share`, {});
      return { ...onJob(retailer, id, 'Revoke the link'), prepare: opens('Share', 'Share Job') };
    },
    cancelJob: async () => inForm(await forms.cancelJob(), 'Cancel Job'),
    acceptJob: async () => ({
      ...onJob(installer, await stages.invited(), 'Accept job'),
      prepare: opens('Accept job', 'Accept this job?'),
    }),
    applyForJob: async () => inForm(await forms.apply(), 'Submit Application', () => fill(/^Lead time/, '7')),
    decideApplication: async () => ({
      ...onJob(retailer, await stages.applied(), 'Accept application'),
      prepare: opens(/^Accept: /, /^Accept .*\?$/),
    }),
    withdrawApplication: async () => ({
      ...onJob(installer, await stages.applied(), 'Withdraw application'),
      prepare: opens('Withdraw application', 'Withdraw application'),
    }),
    inviteInstallers: async () =>
      inForm(await forms.invite(), /^Invite/, async () => {
        const [first] = await screen.findAllByRole('checkbox');
        await userEvent.click(first as HTMLElement);
      }),
    respondToInvite: async () => inForm(await forms.decline(), 'Decline'),
    scheduleJob: async () => inForm(await forms.schedule(), 'Confirm date'),
    startJob: async () => ({
      ...onJob(installer, await stages.awarded(), 'Start today'),
      prepare: opens('Start work', 'Start Work Today'),
    }),
    reportProgress: async () => ({
      ...onJob(installer, await stages.started(), 'Job actions'),
      press: () => pressInJobActions('Update progress'),
    }),
    completeJob: async () => ({
      ...onJob(installer, await stages.started(), 'Complete Job'),
      prepare: opens('Complete job', 'Complete Job'),
    }),
    assignTeam: async () => inForm(await forms.team(), 'Save team'),
    unassignInstaller: async () => inForm(await forms.unassign(), 'Unassign Installer'),
    setJobStatus: async () => {
      const id = await postJob(retailer);
      await admin.patch(`/api/admin/jobs/${id}`, { status: 'accepted' });
      return onJob(retailer, id, 'Put back to New');
    },
    completeRequirement: async () =>
      onJob(installer, await stages.withOpenRequirement(), 'Tidy site is done', 'checkbox'),
    changePhoto: async () => inForm(await forms.photoCaption(), 'Save Caption'),
    askToShowPhoto: async () =>
      inForm(await forms.showPhoto(), /^Ask /, async () => userEvent.click(screen.getByRole('checkbox'))),
    answerShownPhoto: async () => onJob(retailer, await stages.photoAsked(), 'Allow'),
    removeShownPhoto: async () => ({
      ...onJob(retailer, await stages.photoShown(), 'Remove photo'),
      prepare: opens('Remove photo', 'Remove photo'),
    }),
    barShownPhoto: async () => ({
      ...onJob(admin, await stages.photoShown(), 'Remove photo'),
      prepare: opens('Remove photo', 'Remove photo'),
    }),
    returnRequirement: async () => inForm(await forms.returnRequirement(), 'Request Changes'),
    returnWork: async () => inForm(await forms.returnWork(), 'Request Changes'),
    requestPayment: async () => inForm(await forms.requestPayment(), 'Submit Request', () => fill(/^Amount/, '4650')),
    approvePayment: async () => inForm(await forms.approvePayment(), 'Approve Payment'),
    createRating: async () => inForm(await forms.review(), 'Submit Review', givesScores),
    editRetailer: async () => inForm(await forms.editRetailer(), 'Save Changes'),
    editInstaller: async () => inForm(await forms.editInstaller(), 'Save Changes'),
    editJob: async () => inForm(await forms.editJob(), 'Save Changes'),
    verifyInstaller: async () => {
      const place = await onVerification(false);
      return {
        ...place,
        prepare: async () => {
          await place.prepare?.();
          await place.press();
        },
        ...presses('Mark as verified'),
      };
    },
    unverifyInstaller: () => onVerification(true),
    declineVerification: async () => inForm(await forms.declineVerification(), 'Decline'),
    viewSaaNumber: () => onVerification(false),
    saveCredential: async () =>
      inForm(await forms.credential(), 'Save', async () => {
        await fill(/^Policy number/, 'P1');
        await fill(/^Amount covered/, '20000000');
        await fill(/^Expiry date/, inAYear);
      }),
    removeCredential: async () => {
      const who = await app.installer();
      await who.put('/api/credentials/whiteCard', { version: 0, credentialNumber: '1' });
      const prepare = async () => userEvent.click(await lastCalled('button', 'Remove White card'));
      return { who, path: '/credentials', prepare, ...presses('Remove credential') };
    },
    viewCredentialNumber: () => onCredential(false),
    checkCredential: () => onCredential(true),
    declineCredential: async () => inForm(await forms.declineCredential(), 'Decline'),
    addAdminNote: async () => inForm(await forms.adminNote(), 'Add note'),
    removeAdminNote: async () => {
      const one = await app.retailer({ companyName: 'Noted Solar' });
      await admin.post(`/api/admin/people/${one.userId}/notes`, { text: 'Rang on Monday' });
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers?q=noted',
        prepare: async () => {
          await opensFromRow('Notes about Noted Solar', 'Notes about Noted Solar')();
          await presses(/^Remove the note/).press();
        },
        ...presses(/^Remove permanently/),
      };
    },
    sendReport: async () => inForm(await forms.report(), 'Report'),
    decideReport: async () => inForm(await forms.decideReport(), 'Keep it'),
    suspendPerson: async () => inForm(await forms.suspend(), 'Suspend'),
    restorePerson: async () => {
      const one = await app.retailer({ companyName: 'Gone Solar' });
      await admin.post(`/api/admin/people/${one.userId}/suspension`, { reason: 'Took money' });
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers?q=gone',
        prepare: opensFromRow('Restore Gone Solar', 'Restore Gone Solar'),
        ...presses('Restore'),
      };
    },
    resetTwoFactor: async () => {
      const one = await app.retailer({ companyName: 'Phoneless Solar' });
      await enrol(one);
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers?q=phoneless',
        prepare: opensFromRow('Two-factor of Phoneless Solar', 'Two-factor sign-in of Phoneless Solar'),
        ...presses('Turn off'),
      };
    },
    allowMail: async () => {
      const one = await app.retailer({ companyName: 'Lost Emails' });
      await reportHardBounce(one.email);
      await app.settle();
      return {
        who: admin,
        path: '/admin/retailers?q=emails',
        prepare: opensFromRow('Email to Lost Emails', 'Email to Lost Emails'),
        ...presses('Send email again'),
      };
    },
    readNotification: async () => {
      await stages.invited();
      await app.settle();
      return { who: installer, path: '/notifications', ...presses(/^Mark as read/) };
    },
    readAllNotifications: async () => {
      await stages.invited();
      await app.settle();
      return { who: installer, path: '/notifications', ...presses('Mark all as read') };
    },
    saveSearch: async () => inForm(await forms.saveSearch(), 'Save search'),
    changeSearch: async () => {
      await installer.post('/api/searches', { name: 'Near me', filter: {} });
      return {
        who: installer,
        path: '/find-work',
        prepare: opens('Saved searches', 'Saved searches'),
        ...presses(/^Email me/, 'checkbox'),
      };
    },
    deleteSearch: async () => {
      await installer.post('/api/searches', { name: 'Too far', filter: {} });
      return {
        who: installer,
        path: '/find-work',
        prepare: opens('Saved searches', 'Saved searches'),
        ...presses('Delete: Too far'),
      };
    },
    setNotificationPreferences: async () => ({
      who: retailer,
      path: '/settings',
      ...presses('Email: An installer accepts my job', 'checkbox'),
    }),
  });
}
