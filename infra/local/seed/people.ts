import type { Routes } from '#shared/api/index.ts';
import type { BodySentTo } from '#shared/api/route/route.ts';
import type { Rank } from '#shared/domain/accounts/ranks.ts';
import type { State } from '#shared/domain/places/australia.ts';

/** The people in the demo data. Names and companies are made up, and the phone numbers are reserved for fiction. */

export const demoPassword = 'sunny-side-up';

type Named = { companyName: string };
type RetailerProfile = BodySentTo<Routes['createRetailerProfile']> & Named;
type InstallerProfile = BodySentTo<Routes['createInstallerProfile']> & Named;

export interface DemoRetailer {
  email: string;
  joinedDaysAgo: number;
  profile: RetailerProfile;
}

export interface DemoInstaller {
  email: string;
  joinedDaysAgo: number;
  state: State;
  profile: InstallerProfile;
}

export const retailers: readonly DemoRetailer[] = [
  {
    email: 'robin@brightroofs.example',
    joinedDaysAgo: 420,
    profile: {
      companyName: 'Bright Roofs Solar',
      contactName: 'Robin Bright',
      contactEmail: 'jobs@brightroofs.example',
      contactPhone: '02 5550 1400',
      abnNumber: '60000100200',
      website: 'brightroofs.example.com',
      companyBio: 'Family-run solar retailer for Sydney, the coast and Perth. We pay within a week of a clean job.',
      headquartersAddress: '40 Macquarie Street, Parramatta NSW 2150',
    },
  },
  {
    email: 'priya@baysideenergy.example',
    joinedDaysAgo: 365,
    profile: {
      companyName: 'Bayside Energy',
      contactName: 'Priya Raman',
      contactEmail: 'installs@baysideenergy.example',
      contactPhone: '03 5550 2210',
      abnNumber: '12000300400',
      website: 'baysideenergy.example.com',
      companyBio: 'Solar and batteries for homes in Victoria and South Australia, designed in-house.',
      headquartersAddress: '15 Bay Street, Port Melbourne VIC 3207',
    },
  },
  {
    email: 'tom@sunstatepower.example',
    joinedDaysAgo: 240,
    profile: {
      companyName: 'Sunstate Power',
      contactName: 'Tom Okafor',
      contactEmail: 'tom@sunstatepower.example',
      contactPhone: '07 5550 3320',
      abnNumber: '53000500600',
      website: 'sunstatepower.example.com',
      companyBio: 'Queensland roofs, Queensland crews.',
      headquartersAddress: '200 Logan Road, Woolloongabba QLD 4102',
    },
  },
];

const installer = (
  state: State,
  email: string,
  joinedDaysAgo: number,
  profile: Omit<InstallerProfile, 'saaNumber' | 'statesServed'>,
): DemoInstaller => ({
  email,
  joinedDaysAgo,
  state,
  profile: { ...profile, statesServed: [state], saaNumber: `S${String(4_400_100 + joinedDaysAgo)}` },
});

export const installers: readonly DemoInstaller[] = [
  installer('NSW', 'sam@sunnysideelectrical.example', 400, {
    companyName: 'Sunny Side Electrical',
    contactName: 'Sam Doyle',
    contactPhone: '0491 570 006',
    location: 'Blacktown NSW 2148',
    accreditations: ['PV', 'Battery'],
    installRadius: 80,
    availability: 'available',
    bio: 'Two crews in Western Sydney. Tidy switchboards, photos of everything.',
    services: ['Residential Solar', 'Battery Storage', 'Grid Connection'],
    brandCertifications: ['CEC Accredited', 'Tesla Powerwall Certified'],
    crewSize: '3-5',
  }),
  installer('NSW', 'mei@coastlinesolar.example', 310, {
    companyName: 'Coastline Solar Installs',
    contactName: 'Mei Tanaka',
    contactPhone: '0491 570 156',
    location: 'Wollongong NSW 2500',
    accreditations: ['PV', 'Battery', 'Off-Grid'],
    installRadius: 120,
    availability: 'lead_time',
    leadTimeDays: 10,
    bio: 'From the Shire to Nowra, salt air and steep roofs included.',
    services: ['Residential Solar', 'Battery Storage', 'Solar Maintenance'],
    brandCertifications: ['CEC Accredited', 'Fronius Certified'],
    crewSize: '1-2',
  }),
  installer('VIC', 'luca@yarrasolarcrew.example', 350, {
    companyName: 'Yarra Solar Crew',
    contactName: 'Luca Moretti',
    contactPhone: '0491 570 157',
    location: 'Box Hill VIC 3128',
    accreditations: ['PV', 'Battery'],
    installRadius: 60,
    availability: 'available',
    bio: 'Melbourne east and north. We answer the phone.',
    services: ['Residential Solar', 'Commercial Solar', 'Battery Storage'],
    brandCertifications: ['CEC Accredited', 'Enphase Certified', 'SolarEdge Certified'],
    crewSize: '6-10',
  }),
  installer('VIC', 'grace@bellarineelectrical.example', 180, {
    companyName: 'Bellarine Electrical',
    contactName: 'Grace Whitfield',
    contactPhone: '0491 570 158',
    location: 'Geelong VIC 3220',
    accreditations: ['PV'],
    installRadius: 100,
    availability: 'available',
    services: ['Residential Solar', 'System Upgrades'],
    brandCertifications: ['CEC Accredited'],
    crewSize: '1-2',
  }),
  installer('QLD', 'jack@rivercitysolar.example', 230, {
    companyName: 'Rivercity Solar',
    contactName: 'Jack Tui',
    contactPhone: '0491 570 159',
    location: 'Chermside QLD 4032',
    accreditations: ['PV', 'Battery'],
    installRadius: 90,
    availability: 'available',
    bio: 'Early starts, on the roof before the heat.',
    services: ['Residential Solar', 'Battery Storage', 'Solar Maintenance'],
    brandCertifications: ['CEC Accredited', 'Tesla Powerwall Certified', 'Fronius Certified'],
    crewSize: '3-5',
  }),
  installer('QLD', 'anh@rangepower.example', 120, {
    companyName: 'Range Power & Solar',
    contactName: 'Anh Pham',
    contactPhone: '0491 570 110',
    location: 'Toowoomba QLD 4350',
    accreditations: ['PV', 'Battery', 'Off-Grid'],
    installRadius: 250,
    availability: 'lead_time',
    leadTimeDays: 21,
    bio: 'Off-grid specialists for farms west of the range.',
    services: ['Residential Solar', 'Commercial Solar', 'Battery Storage'],
    crewSize: '1-2',
  }),
  installer('WA', 'isla@swanvalleyelectrical.example', 260, {
    companyName: 'Swan Valley Electrical',
    contactName: 'Isla Kerr',
    contactPhone: '0491 570 313',
    location: 'Midland WA 6056',
    accreditations: ['PV', 'Battery'],
    installRadius: 70,
    availability: 'available',
    services: ['Residential Solar', 'Battery Storage', 'Grid Connection'],
    brandCertifications: ['CEC Accredited', 'SolarEdge Certified'],
    crewSize: '3-5',
  }),
  installer('SA', 'ben@adelaidehillssolar.example', 200, {
    companyName: 'Adelaide Hills Solar',
    contactName: 'Ben Kowalski',
    contactPhone: '0491 570 737',
    location: 'Mount Barker SA 5251',
    accreditations: ['PV', 'Battery'],
    installRadius: 50,
    availability: 'not_available',
    bio: 'Booked out until the new year, sorry!',
    services: ['Residential Solar'],
    crewSize: '1-2',
    profileVisibility: 'private',
  }),
];

export const administrator: DemoRetailer = {
  email: 'admin@suncrew.example',
  joinedDaysAgo: 430,
  profile: {
    companyName: 'SunCrew Support',
    contactName: 'Alex Reid',
    contactEmail: 'admin@suncrew.example',
    contactPhone: '02 5550 0100',
    abnNumber: '94000700800',
  },
};

/** Someone who works for a demo company, besides the person who opened the account. */
interface DemoColleague {
  company: string;
  name: string;
  email: string;
  rank: Rank;
}

export const colleagues: readonly DemoColleague[] = [
  { company: 'Bright Roofs Solar', name: 'Riley Chen', email: 'riley@brightroofs.example', rank: 'coordinator' },
  { company: 'Bright Roofs Solar', name: 'Billie Marsh', email: 'billie@brightroofs.example', rank: 'bookkeeper' },
  { company: 'Bayside Energy', name: 'Noor Haddad', email: 'noor@baysideenergy.example', rank: 'coordinator' },
  { company: 'Sunny Side Electrical', name: 'Kai Brooks', email: 'kai@sunnysideelectrical.example', rank: 'lead' },
  { company: 'Sunny Side Electrical', name: 'Jo Tran', email: 'jo@sunnysideelectrical.example', rank: 'installer' },
  { company: 'Yarra Solar Crew', name: 'Elena Rossi', email: 'elena@yarrasolarcrew.example', rank: 'lead' },
];

/** The demo accounts that `npm start` prints. */
export const demoAccounts: readonly { email: string; what: string }[] = [
  ...retailers.map(({ email, profile }) => ({ email, what: `retailer, ${profile.companyName}` })),
  ...installers.map(({ email, state, profile }) => ({ email, what: `installer, ${profile.companyName}, ${state}` })),
  // An installing company's own role is also called `installer`, so the rank `installer` is printed as 'on site'.
  ...colleagues.map(({ email, rank, company }) => ({
    email,
    what: `${rank === 'installer' ? 'on site' : rank}, ${company}`,
  })),
  { email: administrator.email, what: 'administrator' },
];
