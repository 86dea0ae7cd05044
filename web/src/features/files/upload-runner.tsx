import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../lib/notify.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { readAgain, readsOf } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { writes } from '../../lib/server/writes/writes.ts';
import { followFileNews } from '../../lib/uploads/file-news.ts';
import { sendNow } from '../../lib/uploads/send-files.ts';

/** Reports the outcome of each upload on any page, and refetches the data that the upload changes. */
export function UploadRunner() {
  const client = useQueryClient();
  const { user } = useSession();
  useEffect(
    () =>
      followFileNews(({ kind, file, reason }) => {
        // Another person may have chosen the file on this device. Only they may see its name.
        if (file.person !== shownPerson()) return;
        if (kind === 'refused') notify.failure('Upload failed', `${file.name}: ${reason}`);
        if (file.purpose.kind !== 'requirement') return;
        if (kind === 'sent' && !file.isEnd) notify.success('File uploaded');
        void readAgain(client, readsOf(writes.completeRequirement.changes));
      }),
    [client],
  );
  // Uploads the waiting files when a person signs in again, or when the page shows another person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the person triggers the effect
  useEffect(sendNow, [user]);
  return null;
}
