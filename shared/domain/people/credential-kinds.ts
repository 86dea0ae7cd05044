import { isUuid } from '../ids.ts';
import { type State, states } from '../places/australia.ts';

/** The kinds of credentials that a company can store. `source` names where and when the facts of a kind were checked. */

/** The kinds of work that an SAA accreditation can cover. */
export const accreditedWorks = ['install', 'design', 'both'] as const;
export type AccreditedWork = (typeof accreditedWorks)[number];
export const accreditedWorkLabels: Record<AccreditedWork, string> = {
  install: 'Install only',
  design: 'Design only',
  both: 'Design and install',
};

interface Register {
  name: string;
  /** The register's page. Null if only the issuer named on the document can confirm a credential. */
  url: string | null;
}

interface CredentialKind {
  name: string;
  /** Whether each state issues its own credential of this kind. */
  isPerState: boolean;
  isSaa?: true;
  isInsurance?: true;
  /** Set if a person can hold the credential. The company holds all others, such as its insurance. */
  isPersonal?: true;
  /** Set if work on a roof needs the credential on the day. The server then refuses a day on which it has expired. */
  isNeededOnSite?: true;
  /** The label of the number. Null if the number is stored elsewhere: the SAA number is in the profile. */
  numberLabel: string | null;
  expiry: 'needed' | 'optional' | 'none';
  /** The register in which an administrator checks the credential. Null if each state has its own register. */
  register: Register | null;
  /** The reason for a company to provide the credential. */
  benefit: string;
  source: { title: string; checkedOn: string };
}

export const credentialKinds = [
  'saa',
  'electrical',
  'publicLiability',
  'workersComp',
  'heights',
  'whiteCard',
  'gst',
] as const;
export type CredentialKindName = (typeof credentialKinds)[number];

/** The facts of each kind. A register's link is the authority's home page, because the URLs of search forms change. */
export const kindOf: Record<CredentialKindName, CredentialKind> = {
  saa: {
    name: 'SAA accreditation',
    isPerState: false,
    isSaa: true,
    isPersonal: true,
    isNeededOnSite: true,
    numberLabel: null,
    expiry: 'needed',
    register: { name: "Solar Accreditation Australia's register", url: 'https://saaustralia.com.au' },
    benefit: 'Work done while an accreditation has lapsed earns no STCs, so retailers check the date.',
    source: { title: 'Solar Accreditation Australia: Answers to frequently asked questions', checkedOn: '2026-11-24' },
  },
  electrical: {
    name: 'Electrical licence',
    isPerState: true,
    isPersonal: true,
    isNeededOnSite: true,
    numberLabel: 'Licence number',
    expiry: 'needed',
    register: null,
    benefit: 'Retailers need an unrestricted licence in the state of the site.',
    source: { title: 'Clean Energy Regulator: Rooftop solar', checkedOn: '2026-11-24' },
  },
  publicLiability: {
    name: 'Public liability insurance',
    isPerState: false,
    isInsurance: true,
    isNeededOnSite: true,
    numberLabel: 'Policy number',
    expiry: 'needed',
    register: { name: 'the insurer named on the certificate', url: null },
    benefit: 'Retailers see that you are covered, and until when.',
    source: { title: 'Clean Energy Regulator: Installation requirements', checkedOn: '2026-11-24' },
  },
  workersComp: {
    name: 'Workers compensation insurance',
    isPerState: true,
    isInsurance: true,
    numberLabel: 'Policy number',
    expiry: 'needed',
    register: { name: 'the insurer named on the certificate', url: null },
    benefit: 'Retailers see that your employees are covered in the state of the site.',
    source: { title: 'Safe Work Australia: Workers compensation', checkedOn: '2026-11-28' },
  },
  heights: {
    name: 'Working at heights',
    isPerState: false,
    isPersonal: true,
    numberLabel: 'Certificate number',
    expiry: 'optional',
    register: { name: 'the national register of training', url: 'https://training.gov.au' },
    benefit: 'Retailers see that your crew is trained for roofs. Many sites ask for a refresher every two years.',
    source: { title: 'heightsafety.net: Does a working at heights ticket expire?', checkedOn: '2026-11-28' },
  },
  whiteCard: {
    name: 'White card',
    isPerState: false,
    isPersonal: true,
    numberLabel: 'Card number',
    expiry: 'none',
    register: { name: 'the authority named on the card', url: null },
    benefit: 'Construction sites admit only people with a white card. It is valid in every state.',
    source: { title: 'Model WHS Regulations, regulation 316', checkedOn: '2026-11-28' },
  },
  gst: {
    name: 'GST registration',
    isPerState: false,
    numberLabel: 'ABN',
    expiry: 'none',
    register: { name: 'ABN Lookup', url: 'https://abr.business.gov.au' },
    benefit: 'Retailers see that you are registered, so they expect GST on your invoices.',
    source: { title: 'Australian Business Register: ABN Lookup', checkedOn: '2026-11-28' },
  },
};

/** The authorities that license electrical work. Checked on 28 November 2026. */
const electricalRegisters: Record<State, Register> = {
  NSW: { name: 'Verify NSW', url: 'https://verify.licence.nsw.gov.au' },
  VIC: { name: 'Energy Safe Victoria', url: 'https://www.energysafe.vic.gov.au' },
  QLD: { name: 'the Electrical Safety Office of Queensland', url: 'https://www.worksafe.qld.gov.au' },
  SA: { name: 'Consumer and Business Services SA', url: 'https://www.cbs.sa.gov.au' },
  WA: { name: 'Building and Energy WA', url: 'https://www.wa.gov.au' },
  TAS: { name: 'Consumer, Building and Occupational Services Tasmania', url: 'https://www.cbos.tas.gov.au' },
  NT: { name: 'the Northern Territory Government', url: 'https://nt.gov.au' },
  ACT: { name: 'Access Canberra', url: 'https://www.accesscanberra.act.gov.au' },
};

/**
 * A wallet contains all credentials of one holder. The place of a credential in it is its kind and, if each state issues its own,
 * its state. A holder has at most one credential in each place.
 */
export interface CredentialPlace {
  kind: CredentialKindName;
  state: State | null;
}

const placeList: readonly CredentialPlace[] = credentialKinds.flatMap((kind): CredentialPlace[] =>
  kindOf[kind].isPerState ? states.map((state) => ({ kind, state })) : [{ kind, state: null }],
);
/** Returns the name of a place in a wallet, such as `electrical-NSW`. */
export const slotOf = ({ kind, state }: CredentialPlace): string => (state === null ? kind : `${kind}-${state}`);
const places: ReadonlyMap<string, CredentialPlace> = new Map(placeList.map((place) => [slotOf(place), place]));

/** The names of all places in a wallet, in the order of the page. There are fewer than 30. */
export const credentialSlots = [...places.keys()];
export const placeAt = (slot: string): CredentialPlace | null => places.get(slot) ?? null;

/** A credential's place in the wallet of a company or of one of its people. */
export interface HeldPlace extends CredentialPlace {
  /** The id of the person who holds the credential. Null for the company and the person who opened its account. */
  personId: string | null;
}

/** Returns the name of a place in the wallet of the company, such as `saa`, or of a person: `saa.<id of the person>`. */
export const heldSlotIn = (slot: string, personId: string | null): string =>
  personId === null ? slot : `${slot}.${personId}`;

/** Returns the name of a held place, such as `electrical-NSW.<id of the person>`. */
export const heldSlotOf = ({ personId, ...place }: HeldPlace): string => heldSlotIn(slotOf(place), personId);

/** Returns the place with this name, or null. A person has no places for credentials that only a company holds. */
export function heldPlaceAt(heldSlot: string): HeldPlace | null {
  const [slot = '', personId = null, ...rest] = heldSlot.split('.');
  const place = placeAt(slot);
  if (place === null || rest.length > 0) return null;
  if (personId !== null && (!isUuid(personId) || !kindOf[place.kind].isPersonal)) return null;
  return { ...place, personId };
}

/** Returns the label of the number that the form asks for. Null for the company's SAA number, which is in the profile. */
export const numberLabelOf = ({ kind, personId }: Pick<HeldPlace, 'kind' | 'personId'>): string | null =>
  kindOf[kind].isSaa && personId !== null ? 'SAA accreditation number' : kindOf[kind].numberLabel;

/** Returns the name of a credential: "Electrical licence NSW". */
export const credentialName = ({ kind, state }: CredentialPlace): string =>
  [kindOf[kind].name, state].filter(Boolean).join(' ');

/** Returns the name for the middle of a sentence: "SAA accreditation", but "electrical licence NSW". */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the register in which an administrator checks a credential: its kind's or, for an electrical licence, its state's. */
export const registerOf = ({ kind, state }: CredentialPlace): Register =>
  kindOf[kind].register ?? electricalRegisters[state ?? 'NSW'];
