import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** Sends something as the application does, without its forms. */
export async function send(
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<Record<string, { id: string }>> {
  const { status, text } = await page.evaluate(
    async (call) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(call.path, { method: call.method, headers, body: JSON.stringify(call.body) });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body },
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

const profiles = {
  retailer: {
    companyName: 'Bright Roofs',
    contactName: 'Robin Reed',
    contactEmail: 'robin@example.com',
    contactPhone: '02 9876 5432',
    abnNumber: '51824753556',
    headquartersAddress: '1 George St, Sydney NSW 2000',
  },
  installer: {
    companyName: 'Sharp Installs',
    contactName: 'Ina Sharp',
    contactPhone: '0400 000 001',
    location: 'Blacktown NSW 2148',
    accreditations: ['PV', 'Battery'],
    installRadius: 80,
    availability: 'available',
    saaNumber: 'A1234567',
  },
};

/** Registers a person with a profile. From then on, the browser knows that it has a session. */
export async function join({ page, email, password }: Person, role: keyof typeof profiles): Promise<void> {
  await page.goto('/privacy');
  await send(page, 'POST', '/api/auth/register', { email, password, role });
  await send(page, 'POST', `/api/profile/${role}`, profiles[role]);
  await page.reload();
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
}
