import type { Corner, Ring } from './rings.ts';

/** Reads polygons in well-known binary. Only supports polygons and collections of polygons. */
export function readPolygons(bytes: Buffer, isWanted: (first: Corner) => boolean): Ring[][] {
  let at = 0;
  const polygons: Ring[][] = [];
  const byte = (): number => bytes.readUInt8(at++);
  const whole = (isLittle: boolean): number => {
    at += 4;
    return isLittle ? bytes.readUInt32LE(at - 4) : bytes.readUInt32BE(at - 4);
  };
  const real = (isLittle: boolean): number => {
    at += 8;
    return isLittle ? bytes.readDoubleLE(at - 8) : bytes.readDoubleBE(at - 8);
  };
  const ring = (isLittle: boolean): Corner[] =>
    Array.from({ length: whole(isLittle) }, () => [real(isLittle), real(isLittle)] as const);
  const shape = (): void => {
    const isLittle = byte() === 1;
    const kind = whole(isLittle);
    const count = whole(isLittle);
    if (kind === 3) {
      const polygon = Array.from({ length: count }, () => ring(isLittle));
      const first = polygon[0]?.[0];
      if (first && isWanted(first)) polygons.push(polygon);
    } else if (kind === 6 || kind === 7) for (let each = 0; each < count; each += 1) shape();
    else throw new Error(`Shapes of kind ${kind} are not known.`);
  };
  while (at < bytes.length) shape();
  return polygons;
}
