import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { maxOwnPage } from '#shared/domain/own-jobs.ts';
import { counted } from '../lib/format.ts';
import { notify } from '../lib/notify.ts';
import { saveFile } from '../lib/save-file.ts';

interface CsvButtonProps<Row> {
  /** What the rows are called, one and many. The file is named after the latter. */
  names: readonly [one: string, many: string];
  /** A page of everything that matches, and how many there are in all. */
  readPage: (page: number, size: number) => Promise<{ rows: readonly Row[]; total: number }>;
  csvOf: (rows: readonly Row[]) => string;
}

/** Downloads everything that matches, whatever page is shown. */
export function CsvButton<Row extends { id: string }>({ names, readPage, csvOf }: CsvButtonProps<Row>) {
  const [isPending, setPending] = useState(false);
  /** A row that moves to another page meanwhile is not listed twice. */
  const readAll = async (): Promise<Row[]> => {
    const found = new Map<string, Row>();
    for (let page = 1; ; page += 1) {
      const { rows, total } = await readPage(page, maxOwnPage);
      for (const row of rows) found.set(row.id, row);
      if (page * maxOwnPage >= total) return [...found.values()];
    }
  };
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
