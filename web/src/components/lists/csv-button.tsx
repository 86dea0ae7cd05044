import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { counted } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { saveFile } from '../../lib/save-file.ts';

interface CsvButtonProps<Row> {
  /** The name of the rows, in the singular and the plural. The file is named after the plural. */
  names: readonly [one: string, many: string];
  /** Reads the matching rows of all pages. */
  readAll: () => Promise<readonly Row[]>;
  csvOf: (rows: readonly Row[]) => string;
}

/** Downloads every matching row, not only the current page. */
export function CsvButton<Row>({ names, readAll, csvOf }: CsvButtonProps<Row>) {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const rows = await readAll();
      saveFile(`${names[1]}-${todayIn(usualZone, new Date())}.csv`, csvOf(rows));
      notify.success(`${counted(rows.length, ...names)} downloaded`);
    } catch (error) {
      notify.failure('Failed to download', error instanceof Error ? error.message : undefined);
    }
    setPending(false);
  };
  return (
    <Button variant="outline" size="lg" loading={isPending} onClick={download}>
      <Download size={18} aria-hidden /> CSV
    </Button>
  );
}
