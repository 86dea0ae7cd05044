import type { NamedWrite } from '../commit.ts';
import { reportListKeys } from '../entities/admin/report-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { ReportRow } from '../rows.ts';
import { write } from '../write.ts';

/** Saves a report or a decision, on the condition that neither has been added since it was read. */
export const putReport = (row: ReportRow): NamedWrite =>
  write('report', (entities) =>
    entities.report
      .put({ ...row, ...noListKeys, ...reportListKeys(row) })
      .where(({ version }, { eq, notExists }) =>
        row.version === 1 ? notExists(version) : eq(version, row.version - 1),
      )
      .commit(),
  );
