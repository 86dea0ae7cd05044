import { system } from './system.ts';

/** The styles of every element, which a page adds itself only if its stylesheet is lost. The build works them out. */
export const elementStyles = system._global;
