import { hasBattery, hasPanels } from '#shared/domain/jobs/job.ts';
import { kilowattHours, kilowatts } from '#web/src/lib/format.ts';
import { Facts } from '../screen/facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

const times = (quantity: number | null, what: string): string => (quantity ? `${quantity} × ${what}` : what);
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

export function SystemSection() {
  const { job } = useJobScreen();
  const isOnGrid = job.connectionType === 'Grid Connected';
  const inverter = [job.inverterModel, job.inverterSizeKw === null ? '' : kilowatts(job.inverterSizeKw)]
    .filter(Boolean)
    .join(', ');
  return (
    <Section card="system">
      <Facts
        of={[
          ['System size', hasPanels(job.jobType) && job.pvSizeKw !== null ? kilowatts(job.pvSizeKw) : null],
          ['Panels', hasPanels(job.jobType) && job.panelWatts ? times(job.panelQty, `${job.panelWatts} W`) : null],
          ['Inverter', inverter ? times(job.inverterQty, inverter) : null],
          [
            'Battery size',
            hasBattery(job.jobType) && job.batterySizeKwh !== null ? kilowattHours(job.batterySizeKwh) : null,
          ],
          ['Battery brand', hasBattery(job.jobType) ? job.batteryBrand : null],
          ['Blackout protection', isOnGrid && hasBattery(job.jobType) ? yesNo(job.blackoutProtection) : null],
          [
            'Export limit',
            isOnGrid && job.hasExportLimit && job.exportLimitKw !== null ? kilowatts(job.exportLimitKw) : null,
          ],
          ['Network approval', isOnGrid ? null : 'Off-grid: none needed'],
        ]}
      />
    </Section>
  );
}
