/** The type of the generated table of localities; `build-places.ts` writes the module itself. */
declare const packed: string;
export default packed;
