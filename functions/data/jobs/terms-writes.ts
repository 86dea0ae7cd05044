import type { NamedWrite } from '../commit.ts';
import type { TermsRow } from '../rows.ts';
import { write } from '../write.ts';

/** Records the terms that the same transaction replaces. */
export const createPastTerms = (row: TermsRow): NamedWrite =>
  write('terms', (entities) => entities.terms.create(row).commit());
