import type { State } from '#shared/domain/places/australia.ts';

/** The sites of the demo jobs: real suburbs, common street names, and made-up customers. */

export const sites: Partial<Record<State, readonly string[]>> = {
  NSW: [
    '12 Hill Street, Castle Hill NSW 2154',
    '7 Wattle Avenue, Penrith NSW 2750',
    '31 Station Street, Blacktown NSW 2148',
    '5 Banksia Close, Baulkham Hills NSW 2153',
    '88 Railway Parade, Campbelltown NSW 2560',
    '19 Ocean Street, Thirroul NSW 2515',
    '3 Crown Lane, Wollongong NSW 2500',
    '46 Church Street, Parramatta NSW 2150',
    '21 Acacia Road, Kirrawee NSW 2232',
    '9 Jacaranda Drive, Camden NSW 2570',
    '64 Victoria Road, Ryde NSW 2112',
    '2 Lakeview Crescent, Shellharbour NSW 2529',
    '17 Pine Street, Cronulla NSW 2230',
    '110 Windsor Road, Kellyville NSW 2155',
    '8 Bridge Street, Windsor NSW 2756',
    '25 George Street, Liverpool NSW 2170',
    '14 Rosella Way, Kiama NSW 2533',
    '73 Park Road, Hurstville NSW 2220',
    '6 Grevillea Place, Engadine NSW 2233',
    '52 Beach Road, Nowra NSW 2541',
    '39 Albert Street, Hornsby NSW 2077',
    '11 Kookaburra Court, Glenmore Park NSW 2745',
  ],
  VIC: [
    '18 Elm Grove, Box Hill VIC 3128',
    '4 Bluegum Court, Ringwood VIC 3134',
    '55 Moorabool Street, Geelong VIC 3220',
    '27 Ferntree Gully Road, Glen Waverley VIC 3150',
    '9 Sunrise Boulevard, Point Cook VIC 3030',
    '33 High Street, Preston VIC 3072',
    '61 Esplanade, Torquay VIC 3228',
    '15 Myrtle Street, Doncaster VIC 3108',
    '2 Harvest Lane, Werribee VIC 3030',
    '84 Main Road, Eltham VIC 3095',
    '20 Clarke Street, Essendon VIC 3040',
    '7 Shell Road, Ocean Grove VIC 3226',
    '41 Warburton Highway, Lilydale VIC 3140',
    '13 Heath Avenue, Frankston VIC 3199',
    '36 Station Road, Melton VIC 3337',
  ],
  QLD: [
    '22 Gympie Road, Chermside QLD 4032',
    '10 Poinciana Street, Carindale QLD 4152',
    '5 Ruthven Street, Toowoomba QLD 4350',
    '77 Anzac Avenue, Redcliffe QLD 4020',
    '16 Marine Parade, Southport QLD 4215',
    '3 Mango Lane, Caboolture QLD 4510',
    '48 Brisbane Street, Ipswich QLD 4305',
    '29 Samford Road, Mitchelton QLD 4053',
    '8 Lockyer Way, Gatton QLD 4343',
    '12 Bay Terrace, Wynnum QLD 4178',
    '65 Old Cleveland Road, Capalaba QLD 4157',
    '19 Palm Avenue, Maroochydore QLD 4558',
    '101 Cunningham Highway, Warwick QLD 4370',
  ],
  WA: [
    '6 Swan Street, Midland WA 6056',
    '23 Ocean Drive, Scarborough WA 6019',
    '14 Jarrah Road, Kalamunda WA 6076',
    '90 Joondalup Drive, Joondalup WA 6027',
    '37 Canning Highway, Applecross WA 6153',
  ],
  SA: [
    '11 Gawler Street, Mount Barker SA 5251',
    '28 Unley Road, Unley SA 5061',
    '5 Seaview Road, Glenelg SA 5045',
    '42 Main Street, Hahndorf SA 5245',
    '70 Port Road, Hindmarsh SA 5007',
  ],
};

const firstNames = ['Casey', 'Jordan', 'Amira', 'Noah', 'Ruby', 'Harsh', 'Olivia', 'Wei', 'Sofia', 'Lachlan', 'Zara'];
const lastNames = ['Nguyen', 'Campbell', 'Haddad', 'Rossi', 'Singh', 'Walker', 'Papadakis'];
const telephones = ['0491 571 266', '0491 571 491', '0491 571 804', '0491 572 549', '0491 572 665', '0491 572 983'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns a made-up customer for a demo job. Names repeat after 77 jobs. */
export function customerOf(index: number) {
  const [first, last] = [pick(firstNames, index), pick(lastNames, index)];
  return {
    customerName: `${first} ${last}`,
    customerPhone: pick(telephones, index),
    customerEmail: `${first}.${last}@example.com`.toLowerCase(),
  };
}
