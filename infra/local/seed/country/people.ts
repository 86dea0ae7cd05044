import { brandCertifications, crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { type DemoInstaller, type DemoRetailer, installers, retailers } from '../people.ts';
import { shareOut } from './towns.ts';

/** All people in the demo data who are not demo accounts. All names and companies are made up. */

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const domainOf = (companyName: string): string => `${companyName.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;

const emblems = [
  ...['Banksia', 'Wattle', 'Ironbark', 'Southern Cross', 'Kookaburra', 'Bluegum', 'Saltbush', 'Coolabah', 'Mulga'],
  ...['Waratah', 'Currawong', 'Jarrah', 'Boronia', 'Grevillea', 'Pelican', 'Magpie', 'Lyrebird', 'Brolga'],
  ...['Platypus', 'Bilby', 'Wombat', 'Numbat', 'Galah', 'Rosella', 'Bowerbird', 'Rainbow Bay', 'Stringybark'],
];
const trades = ['Solar', 'Electrical', 'Solar & Battery', 'Power'];
const firstNames = [
  ...['Kylie', 'Dan', 'Aroha', 'Mick', 'Farah', 'Josh', 'Linh', 'Steph', 'Arjun', 'Bec', 'Marco', 'Tess', 'Hamish'],
];
const lastNames = [
  'Baker',
  'Nolan',
  'Petrov',
  'Okoye',
  'Fraser',
  'Tran',
  'Costa',
  'McKay',
  'Sharma',
  'Lindqvist',
  'Ward',
];
const telephones = [
  ...['0491 573 770', '0491 573 087', '0491 574 118', '0491 574 632', '0491 575 254', '0491 575 789', '0491 576 398'],
  ...['0491 576 801', '0491 577 426', '0491 577 644', '0491 578 957', '0491 578 148', '0491 578 888', '0491 579 212'],
];
const bios = [
  'Local crew, licensed and insured. We send photos of every roof before we leave.',
  'Batteries are most of what we do. Neat switchboards and a tidy site.',
  'Twenty years on the tools. We ring the customer the day before.',
  'New in town and keen. Steep roofs welcome.',
  'Country crew with our own lift. Happy to travel for two days of work.',
];
const licences: DemoInstaller['profile']['accreditations'][] = [
  ['PV', 'Battery'],
  ['PV'],
  ['PV', 'Battery'],
  ['PV', 'Battery', 'Off-Grid'],
];
const radii = [60, 100, 40, 150, 80, 250];

function openingOf(index: number): Pick<DemoInstaller['profile'], 'availability' | 'leadTimeDays'> {
  if (index % 13 === 6) return { availability: 'not_available' };
  return index % 3 === 2
    ? { availability: 'lead_time', leadTimeDays: 5 + (index % 5) * 6 }
    : { availability: 'available' };
}

function installerAt(index: number, state: State, location: string): DemoInstaller {
  const companyName = `${pick(emblems, index)} ${pick(trades, (index % emblems.length) + Math.floor(index / emblems.length))}`;
  const contactName = `${pick(firstNames, index)} ${pick(lastNames, index)}`;
  return {
    email: `office@${domainOf(companyName)}`,
    joinedDaysAgo: 300 + ((index * 7) % 90),
    state,
    profile: {
      companyName,
      contactName,
      contactPhone: pick(telephones, index),
      location,
      statesServed: [state],
      saaNumber: `S${String(5_200_300 + index * 37)}`,
      accreditations: pick(licences, index),
      installRadius: pick(radii, index),
      ...openingOf(index),
      bio: pick(bios, index),
      services: installerServices.filter((_, place) => place === 0 || (index + place) % 3 === 0),
      brandCertifications: brandCertifications.filter((_, place) => (index + place) % 3 !== 1),
      crewSize: pick(crewSizes, (index * 3) % 7),
    },
  };
}

/** How many installers each state has besides the demo accounts. */
const crewsIn: Record<State, number> = { NSW: 16, VIC: 13, QLD: 10, WA: 6, SA: 3, TAS: 2, ACT: 1, NT: 1 };

const homes = (Object.keys(crewsIn) as State[]).flatMap((state) =>
  shareOut(state, crewsIn[state]).map((town) => ({ state, town })),
);

const retailer = (
  companyName: string,
  contactName: string,
  abnNumber: string,
  contactPhone: string,
  headquartersAddress: string,
): DemoRetailer => ({
  email: `installs@${domainOf(companyName)}`,
  joinedDaysAgo: 400,
  profile: {
    companyName,
    contactName,
    contactEmail: `installs@${domainOf(companyName)}`,
    contactPhone,
    abnNumber,
    companyBio: 'Solar and batteries for homes and farms, designed close to where they are built.',
    headquartersAddress,
  },
});

const theirRetailers: readonly DemoRetailer[] = [
  retailer(
    'Harbour and Plains Solar',
    'Nadia Flores',
    '66000710810',
    '02 5550 1711',
    '8 Darby Street, Newcastle NSW 2300',
  ),
  retailer('Goldfields Energy', 'Callum Reeve', '21000711920', '03 5550 2722', '30 Sturt Street, Ballarat VIC 3350'),
  retailer(
    'Tropic Sun Solar',
    'Leilani Moana',
    '95000712830',
    '07 5550 3733',
    '14 Flinders Street, Townsville QLD 4810',
  ),
  retailer('Westerly Solar', 'Gareth Pugh', '80000713740', '08 5550 4744', '2 High Street, Fremantle WA 6160'),
  retailer(
    'Gulf Country Energy',
    'Yasmin Aziz',
    '65000714650',
    '08 5550 5755',
    '9 Commercial Road, Port Adelaide SA 5015',
  ),
];

/**
 * All retailers and installers of the demo data. Both lists begin with the demo accounts, so that an index means the same person
 * here and in the lists of the demo accounts.
 */
export const allRetailers: readonly DemoRetailer[] = [...retailers, ...theirRetailers];
export const allInstallers: readonly DemoInstaller[] = [
  ...installers,
  ...homes.map(({ state, town }, index) => installerAt(index, state, town)),
];

/** The index of the retailer who posts the jobs of a state. */
export const retailerOf: Record<State, number> = { NSW: 3, ACT: 3, VIC: 4, TAS: 4, QLD: 5, NT: 5, WA: 6, SA: 7 };
