import type { Routes } from '#shared/api/index.ts';
import type { BodySentTo } from '#shared/api/route/route.ts';

export type JobForm = BodySentTo<Routes['createJob']>;

const priceStep = 45.5;

/** The systems to install. Titles and sizes follow from these, as for any job. */
const systems: readonly JobForm[] = [
  {
    jobType: 'PV Only',
    requiredLicenses: ['PV'],
    panelWatts: 440,
    panelQty: 15,
    inverterModel: 'Fronius Primo GEN24',
    inverterSizeKw: 5,
    inverterQty: 1,
    description: 'Two strings on the north and west faces. Scaffold is not needed, the eaves are low.',
    priceExGst: 2450,
  },
  {
    jobType: 'PV + Battery',
    requiredLicenses: ['PV', 'Battery'],
    panelWatts: 440,
    panelQty: 22,
    inverterModel: 'Sungrow SH10RT',
    inverterSizeKw: 10,
    inverterQty: 1,
    batterySizeKwh: 12.8,
    batteryBrand: 'Sungrow',
    blackoutProtection: true,
    description: 'Battery in the garage on the slab beside the meter box. Fridge and lights on the backed-up circuit.',
    priceExGst: 5200,
  },
  {
    jobType: 'PV Only',
    requiredLicenses: ['PV'],
    panelWatts: 475,
    panelQty: 28,
    inverterModel: 'SolarEdge SE10K',
    inverterSizeKw: 10,
    inverterQty: 1,
    description: 'Three faces with optimisers under every panel. Three-phase supply.',
    hasExportLimit: true,
    exportLimitKw: 5,
    priceExGst: 3980,
  },
  {
    jobType: 'Battery Only',
    requiredLicenses: ['Battery'],
    batterySizeKwh: 13.5,
    batteryBrand: 'Tesla Powerwall 3',
    blackoutProtection: true,
    description: 'Retrofit to an existing 6.6 kW system. Outside wall, south side, out of the sun.',
    priceExGst: 2100,
  },
  {
    jobType: 'PV Only',
    requiredLicenses: ['PV'],
    panelWatts: 400,
    panelQty: 25,
    inverterModel: 'Enphase IQ8HC',
    inverterSizeKw: 0.38,
    inverterQty: 25,
    description: 'Microinverters because of the tree to the west. Conduit through the roof space, please.',
    priceExGst: 3600,
  },
];

const offGrid: JobForm = {
  jobType: 'PV + Battery',
  connectionType: 'Off-Grid',
  requiredLicenses: ['PV', 'Battery', 'Off-Grid'],
  panelWatts: 440,
  panelQty: 36,
  inverterModel: 'Selectronic SP PRO',
  inverterSizeKw: 7.5,
  inverterQty: 1,
  batterySizeKwh: 30,
  batteryBrand: 'BYD',
  description: 'Farmhouse with a generator as backup. Ground mount behind the shed, trench is dug.',
  priceExGst: 9800,
};

const roofs = ['tile', 'tin', 'tile', 'flat'] as const;
const notes = [
  '',
  'Dog in the yard, ring first.',
  'Key is with the neighbour at number 4.',
  '',
  'Parking on the street only.',
];

const farAway = /Gatton|Warwick|Nowra|Hahndorf/;

/** Returns the job form of a job. The same index and address always get the same form. */
export function systemOf({ index, address }: { index: number; address: string }): JobForm {
  const system = farAway.test(address) ? offGrid : systems[index % systems.length];
  return {
    ...system,
    houseStoreys: 1 + (index % 3 === 2 ? 1 : 0),
    roofType: roofs[index % roofs.length] ?? 'tile',
    notes: notes[index % notes.length] ?? '',
    priceExGst: Number(system?.priceExGst ?? 0) + (index % 7) * priceStep,
  };
}
