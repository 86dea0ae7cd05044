import type { State } from '#shared/domain/places/australia.ts';

/** Towns and suburbs with roughly how many thousand people live in and around them. */
export const towns: Record<State, Readonly<Record<string, number>>> = {
  NSW: {
    'Newcastle NSW 2300': 320,
    'Parramatta NSW 2150': 260,
    'Penrith NSW 2750': 220,
    'Liverpool NSW 2170': 230,
    'Blacktown NSW 2148': 210,
    'Bankstown NSW 2200': 190,
    'Gosford NSW 2250': 180,
    'Campbelltown NSW 2560': 170,
    'Hornsby NSW 2077': 150,
    'Sutherland NSW 2232': 150,
    'Wollongong NSW 2500': 150,
    'Dee Why NSW 2099': 130,
    'Maitland NSW 2320': 90,
    'Albury NSW 2640': 57,
    'Wagga Wagga NSW 2650': 57,
    'Port Macquarie NSW 2444': 50,
    'Tamworth NSW 2340': 44,
    'Orange NSW 2800': 41,
    'Dubbo NSW 2830': 40,
    'Bathurst NSW 2795': 38,
    'Coffs Harbour NSW 2450': 37,
    'Lismore NSW 2480': 28,
    'Griffith NSW 2680': 21,
    'Armidale NSW 2350': 24,
    'Broken Hill NSW 2880': 18,
  },
  VIC: {
    'Werribee VIC 3030': 250,
    'Geelong VIC 3220': 250,
    'Dandenong VIC 3175': 220,
    'Craigieburn VIC 3064': 210,
    'Frankston VIC 3199': 200,
    'Ringwood VIC 3134': 180,
    'Sunshine VIC 3020': 170,
    'Preston VIC 3072': 150,
    'Pakenham VIC 3810': 140,
    'Melton VIC 3337': 120,
    'Ballarat VIC 3350': 110,
    'Bendigo VIC 3550': 100,
    'Shepparton VIC 3630': 53,
    'Mildura VIC 3500': 52,
    'Traralgon VIC 3844': 44,
    'Wodonga VIC 3690': 43,
    'Warrnambool VIC 3280': 32,
    'Horsham VIC 3400': 17,
    'Sale VIC 3850': 15,
    'Echuca VIC 3564': 15,
  },
  QLD: {
    'Southport QLD 4215': 340,
    'Logan Central QLD 4114': 300,
    'Chermside QLD 4032': 260,
    'Ipswich QLD 4305': 220,
    'Maroochydore QLD 4558': 210,
    'Caboolture QLD 4510': 180,
    'Townsville QLD 4810': 175,
    'Carindale QLD 4152': 160,
    'Cairns QLD 4870': 150,
    'Toowoomba QLD 4350': 140,
    'Mackay QLD 4740': 78,
    'Rockhampton QLD 4700': 78,
    'Bundaberg QLD 4670': 70,
    'Hervey Bay QLD 4655': 55,
    'Gladstone QLD 4680': 34,
    'Mount Isa QLD 4825': 18,
    'Roma QLD 4455': 7,
  },
  WA: {
    'Joondalup WA 6027': 210,
    'Rockingham WA 6168': 170,
    'Armadale WA 6112': 150,
    'Midland WA 6056': 150,
    'Fremantle WA 6160': 140,
    'Mandurah WA 6210': 100,
    'Bunbury WA 6230': 75,
    'Geraldton WA 6530': 38,
    'Albany WA 6330': 34,
    'Kalgoorlie WA 6430': 29,
    'Broome WA 6725': 15,
    'Karratha WA 6714': 17,
  },
  SA: {
    'Salisbury SA 5108': 140,
    'Noarlunga Centre SA 5168': 130,
    'Port Adelaide SA 5015': 120,
    'Norwood SA 5067': 110,
    'Mount Gambier SA 5290': 27,
    'Whyalla SA 5600': 21,
    'Murray Bridge SA 5253': 19,
    'Port Lincoln SA 5606': 15,
    'Port Augusta SA 5700': 13,
  },
  TAS: { 'Hobart TAS 7000': 200, 'Launceston TAS 7250': 90, 'Devonport TAS 7310': 27, 'Burnie TAS 7320': 20 },
  ACT: { 'Belconnen ACT 2617': 150, 'Tuggeranong ACT 2900': 90, 'Gungahlin ACT 2912': 89 },
  NT: { 'Darwin NT 0800': 140, 'Alice Springs NT 0870': 27 },
};

/**
 * Returns a town for each of `count` items, so that every town of the state gets a share by its population. The same arguments
 * always return the same towns.
 */
export function shareOut(state: State, count: number): string[] {
  const shares = Object.entries(towns[state]).map(([town, people]) => ({ town, people, given: 0 }));
  return Array.from({ length: count }, () => {
    const next = shares.reduce((best, each) =>
      each.people / (each.given + 1) > best.people / (best.given + 1) ? each : best,
    );
    next.given += 1;
    return next.town;
  });
}
