import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses one of the actions in the menu of a job's page. */
export async function pressInJobActions(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Job actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
