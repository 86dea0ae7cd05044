import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postJob } from '../../infra/tools/in-process/builders.ts';
import { type App, browseAs, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
beforeAll(async () => {
  app = await startRealApi();
});
afterAll(() => app.close());

describe('a page that changes behind a dialog', () => {
  it('leaves the focus in the field of the dialog', async () => {
    const retailer = await app.retailer();
    const id = await postJob(retailer);
    const { shareToken } = (await retailer.post(`/api/jobs/${id}/share`, {})).body;
    browseAs(app.client(), false);
    openApp(`/job/share/${shareToken}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up here' }));
    const joining = await screen.findByRole('dialog', { name: 'Join SunCrew' });
    await userEvent.type(within(joining).getByLabelText('Email'), `${crypto.randomUUID()}@example.com`);
    await userEvent.type(within(joining).getByLabelText('Password'), 'correct horse battery');
    // The server answers the request for the shared job only when the user is already typing.
    const asking = globalThis.fetch;
    let answer: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('/jobs/shared/')) await later;
      return asking(input, init);
    };
    await userEvent.click(within(joining).getByRole('button', { name: 'Create account' }));
    const name = await within(await screen.findByRole('dialog', { name: 'Complete your profile' })).findByLabelText(
      /Company name/,
    );
    await userEvent.type(name, 'Sunny');
    const leave = vi.fn();
    name.addEventListener('blur', leave);
    answer();
    await waitFor(() => expect(window.location.pathname).toContain(`/shared/${shareToken}`));
    await screen.findByRole('heading', { level: 1, hidden: true });
    expect(leave).not.toHaveBeenCalled();
    expect(name).toHaveFocus();
  });
});
