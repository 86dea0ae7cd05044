import type { CallAnswer } from '#shared/api/client.ts';
import { hasBattery, hasPanels, roofLabels } from '#shared/domain/jobs/job.ts';
import { kilowattHours, kilowatts } from '../lib/format.ts';
import type { FactLine } from './facts.tsx';

/** The facts of a job in the order of its page, for visitors and for signed-in people. */

export type PublicJob = CallAnswer<'getPublicJob'>['job'];
type System = Pick<
  PublicJob,
  | 'jobType'
  | 'connectionType'
  | 'pvSizeKw'
  | 'panelWatts'
  | 'panelQty'
  | 'inverterModel'
  | 'inverterSizeKw'
  | 'inverterQty'
  | 'batterySizeKwh'
  | 'batteryBrand'
  | 'blackoutProtection'
  | 'hasExportLimit'
  | 'exportLimitKw'
>;

const times = (quantity: number | null, what: string): string => (quantity ? `${quantity} × ${what}` : what);
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

export function systemLines(job: System): FactLine[] {
  const isOnGrid = job.connectionType === 'Grid Connected';
  const inverter = [job.inverterModel, job.inverterSizeKw === null ? '' : kilowatts(job.inverterSizeKw)]
    .filter(Boolean)
    .join(', ');
  return [
    ['System size', hasPanels(job.jobType) && job.pvSizeKw !== null ? kilowatts(job.pvSizeKw) : null],
    ['Panels', hasPanels(job.jobType) && job.panelWatts ? times(job.panelQty, `${job.panelWatts} W`) : null],
    ['Inverter', inverter ? times(job.inverterQty, inverter) : null],
    ['Battery size', hasBattery(job.jobType) && job.batterySizeKwh !== null ? kilowattHours(job.batterySizeKwh) : null],
    ['Battery brand', hasBattery(job.jobType) ? job.batteryBrand : null],
    ['Blackout protection', isOnGrid && hasBattery(job.jobType) ? yesNo(job.blackoutProtection) : null],
    [
      'Export limit',
      isOnGrid && job.hasExportLimit && job.exportLimitKw !== null ? kilowatts(job.exportLimitKw) : null,
    ],
    ['Network approval', isOnGrid ? null : 'Off-grid: none needed'],
  ];
}

export const propertyLines = ({ houseStoreys, roofType }: Pick<PublicJob, 'houseStoreys' | 'roofType'>): FactLine[] => [
  ['Storeys', houseStoreys],
  ['Roof type', roofType && roofLabels[roofType]],
];
