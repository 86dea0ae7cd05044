import type { NamedWrite } from '../commit.ts';
import { reportListKeys } from '../entities/admin/report-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { ReportRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes a report with a new complaint or a decision. Fails if another complaint or decision was added since it was read. */
export const putReport = (row: ReportRow): NamedWrite =>
  write('report', (entities) =>
    entities.report
      .put({ ...row, ...noListKeys, ...reportListKeys(row) })
      .where(({ version }, { eq, notExists }) =>
        row.version === 1 ? notExists(version) : eq(version, row.version - 1),
      )
      .commit(),
  );
