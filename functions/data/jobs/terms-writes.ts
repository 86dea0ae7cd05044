import type { NamedWrite } from '../commit.ts';
import type { TermsRow } from '../rows.ts';
import { write } from '../write.ts';

/** Keeps terms that have just been replaced. */
export const createPastTerms = (row: TermsRow): NamedWrite =>
  write('terms', (entities) => entities.terms.create(row).commit());
