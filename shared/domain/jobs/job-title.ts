/** Generates a job's title from its specifications, and distinguishes generated titles from titles that a user wrote. */
import { type ConnectionType, hasBattery, hasPanels, type JobType } from './job.ts';

/** Returns a system's size, rounded half up to two decimals. It calculates in whole milliwatts to avoid floating-point errors. */
export const pvSizeKw = (panelWatts: number, panelQty: number): number =>
  Math.round((Math.round(panelWatts * 1000) * panelQty) / 10_000) / 100;

export interface TitleSpecification {
  jobType: JobType;
  connectionType?: ConnectionType | null | undefined;
  panelWatts?: number | null | undefined;
  panelQty?: number | null | undefined;
  pvSizeKw?: number | null | undefined;
  batterySizeKwh?: number | null | undefined;
  blackoutProtection?: boolean | null | undefined;
}

const solarPart = (spec: TitleSpecification): string | null => {
  if (!hasPanels(spec.jobType)) return null;
  const size = spec.panelWatts && spec.panelQty ? pvSizeKw(spec.panelWatts, spec.panelQty) : spec.pvSizeKw;
  return size ? `${size.toFixed(2)}kW Solar` : null;
};

const batteryPart = (spec: TitleSpecification): string | null =>
  hasBattery(spec.jobType) && spec.batterySizeKwh ? `${Number(spec.batterySizeKwh.toFixed(2))} kWh Battery` : null;

/**
 * Returns the title for the specifications, or empty text until a size is known. A title with only panels or only a battery ends
 * with "Installation". A title names blackout protection only for a battery on the grid.
 */
export const titleFromSpecifications = (spec: TitleSpecification): string => {
  const solar = solarPart(spec);
  const battery = batteryPart(spec);
  const parts = [solar, battery].filter((part) => part !== null);
  const system = parts.length === 1 ? `${parts[0]} Installation` : parts.join(' + ');
  const protects = battery !== null && spec.blackoutProtection && spec.connectionType !== 'Off-Grid';
  return protects ? `${system} + Blackout Protection` : system;
};

const solar = String.raw`\d+\.\d{2}kW Solar`;
const battery = String.raw`\d+(\.\d{1,2})? kWh Battery`;
const generated = new RegExp(
  `^(${solar} Installation|(${battery} Installation|${solar} \\+ ${battery})( \\+ Blackout Protection)?)$`,
);

/** Tells whether the title may be replaced when the specifications change: it is blank or has the form of a generated title. */
export const isGeneratedTitle = (title: string): boolean => {
  const trimmed = title.trim();
  return trimmed === '' || generated.test(trimmed);
};
