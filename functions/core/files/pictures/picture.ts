/** The facts about a picture after reading it part by part. */
export interface Picture {
  width: number;
  height: number;
  /** The same picture with only the parts needed to show it: no position, camera, comment or preview. */
  clean: Buffer;
}

/**
 * Returns the number in these bytes. Reads bytes beyond the end as 0, so that a truncated file fails the checks instead of
 * throwing.
 */
export const bigEndian = (file: Buffer, at: number, bytes: number): number => {
  let value = 0;
  for (let index = 0; index < bytes; index += 1) value = value * 256 + (file[at + index] ?? 0);
  return value;
};
export const littleEndian = (file: Buffer, at: number, bytes: number): number => {
  let value = 0;
  for (let index = bytes - 1; index >= 0; index -= 1) value = value * 256 + (file[at + index] ?? 0);
  return value;
};
export const textAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);
