import { type CredentialPlace, credentialName, placeAt } from '#shared/domain/people/credential-kinds.ts';
import type { State } from '#shared/domain/places/australia.ts';
import type { Clock } from './clock.ts';
import { drawPdf } from './pdf.ts';
import { demoPassword } from './people.ts';
import type { DemoFile, Person } from './person.ts';

/** Adds credentials of demo installers: an administrator has checked most, one expires soon, and one waits for a check. */

interface Entry {
  slot: string;
  daysLeft: number;
  fields?: { insurer?: string; cover?: string; categories?: ('GCPV' | 'GCBS')[]; work?: 'both' };
}

const insurance = { insurer: 'Southern Mutual', cover: '20000000' };

const entriesOf = (state: State, isFirst: boolean): Entry[] => [
  { slot: 'saa', daysLeft: 420, fields: { categories: ['GCPV', 'GCBS'], work: 'both' } },
  { slot: `electrical-${state}`, daysLeft: 700 },
  { slot: 'publicLiability', daysLeft: isFirst ? 25 : 200, fields: insurance },
];

const certificateOf = (place: CredentialPlace): DemoFile => ({
  fileName: 'certificate.pdf',
  contentType: 'application/pdf',
  content: drawPdf(credentialName(place), ['A sample for demonstration only. It does not certify anything.']),
});

const savedDaysAgo = 2;

async function save(crew: Person, { slot, daysLeft, fields }: Entry, clock: Clock): Promise<void> {
  const at = clock.ago(savedDaysAgo);
  const place = placeAt(slot);
  if (!place) throw new Error(`Demo data: there is no credential ${slot}`);
  const credentialNumber = place.kind === 'saa' ? '' : `DEMO-${slot.slice(0, 4).toUpperCase()}-4471`;
  const expiresOn = clock.date(daysLeft);
  const file = await crew.upload(at, certificateOf(place));
  const body = { version: 0, credentialNumber, expiresOn, file, ...fields };
  await crew.call(at, 'saveCredential', { params: { slot }, body });
}

/** Marks a credential as checked, as an administrator does, who views the number first. */
async function check(admin: Person, crew: Person, slot: string, clock: Clock): Promise<void> {
  const at = clock.ago(savedDaysAgo);
  const params = { id: crew.id, slot };
  const { version } = await admin.call(at, 'viewCredentialNumber', { params });
  await admin.call(at, 'checkCredential', { params, body: { version } });
}

interface WalletOwner {
  crew: Person;
  state: State;
}

/** Adds credentials that the administrator checks. The first installer gets one more, which no administrator has checked. */
export async function fillWallets(admin: Person, owners: readonly WalletOwner[], clock: Clock): Promise<void> {
  await admin.call(clock.ago(savedDaysAgo), 'confirmPassword', { body: { password: demoPassword } });
  await Promise.all(
    owners.map(async ({ crew, state }, index) => {
      for (const entry of entriesOf(state, index === 0)) {
        await save(crew, entry, clock);
        await check(admin, crew, entry.slot, clock);
      }
      if (index === 0) await save(crew, { slot: 'heights', daysLeft: 500 }, clock);
    }),
  );
}
