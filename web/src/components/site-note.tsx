import { Quote } from './quote.tsx';

/** Tells whether the top of a phone's page shows a note in full. A longer note would push the work off the first screen. */
export const isShortNote = (notes: string): boolean => notes.length <= 160 && notes.split('\n').length <= 4;

/** The retailer's note for the installer at the site, such as "Dog in the yard, ring first." A long note is cut off. */
export const SiteNote = ({ notes }: { notes: string }) => (
  <Quote from="Additional notes" text={notes} {...(isShortNote(notes) ? {} : { lines: 4 })} />
);
