import { expect } from '@playwright/test';
import type { Person } from '../harness/people.ts';

export const expectMessage = ({ page }: Person, title: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: /Notifications/ }).getByText(title)).toBeVisible();
