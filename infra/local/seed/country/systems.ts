import type { JobForm } from '../systems.ts';

const panels = [15, 18, 22, 15, 24, 30, 18, 36, 22, 48, 90];
const inverters = ['Fronius Primo GEN24', 'Sungrow SH10RT', 'GoodWe GW8.5K', 'SolarEdge SE10K'];
const batteries = ['Sungrow', 'BYD', 'Tesla Powerwall 3'];
const batteryKwh = [9.6, 12.8, 13.5, 19.2];
const roofs = ['tile', 'tin', 'tin', 'tile', 'flat'];
const descriptions = [
  'Two strings, north and west. Eaves are low, no scaffold needed.',
  'Meter box has space for one more breaker. Conduit down the south wall.',
  'Old system comes off first and the brackets stay.',
  'Three-phase supply. Customer works from home and would like a start before eight.',
];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Towns beyond the end of the grid. */
const remote = /Broken Hill|Roma|Mount Isa|Port Augusta|Alice Springs/;

const priceOf = (panelQty: number, kwh: number): number =>
  Math.round((650 + panelQty * 96 + (kwh > 0 ? 900 + kwh * 110 : 0)) / 10) * 10;

/** Returns the system to install, with a price that depends on its size. The same job always gets the same system. */
export function systemFor(index: number, address: string): JobForm {
  const isOffGrid = remote.test(address);
  const panelQty = at(panels, index);
  const kwh = isOffGrid ? 30 : index % 5 < 2 ? at(batteryKwh, index) : 0;
  return {
    jobType: kwh > 0 ? 'PV + Battery' : 'PV Only',
    ...(isOffGrid ? { connectionType: 'Off-Grid' as const } : {}),
    requiredLicenses: isOffGrid ? ['PV', 'Battery', 'Off-Grid'] : kwh > 0 ? ['PV', 'Battery'] : ['PV'],
    panelWatts: index % 2 === 0 ? 440 : 475,
    panelQty,
    inverterModel: at(inverters, index),
    inverterSizeKw: panelQty > 40 ? 15 : panelQty > 20 ? 10 : 5,
    inverterQty: panelQty > 60 ? 2 : 1,
    ...(kwh > 0 ? { batterySizeKwh: kwh, batteryBrand: at(batteries, index) } : {}),
    houseStoreys: index % 4 === 1 ? 2 : 1,
    roofType: at(roofs, index) as JobForm['roofType'],
    description: at(descriptions, index),
    priceExGst: priceOf(panelQty, kwh),
  };
}
