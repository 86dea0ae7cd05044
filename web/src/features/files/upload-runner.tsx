import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../lib/notify.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { readAgain, readsOf } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { writes } from '../../lib/server/writes/writes.ts';
import { followFileNews } from '../../lib/uploads/file-news.ts';
import { sendNow } from '../../lib/uploads/send-files.ts';

/** Reports the outcome of each upload on any page, and reads again the data that it changes. */
export function UploadRunner() {
  const client = useQueryClient();
  const { user } = useSession();
  useEffect(
    () =>
      followFileNews(({ kind, file, reason }) => {
        // Other tabs may show the page of a person who has just signed out.
        if (file.person !== shownPerson()) return;
        if (kind === 'refused') notify.failure('Upload failed', `${file.name}: ${reason}`);
        if (file.purpose.kind !== 'requirement') return;
        if (kind === 'sent' && !file.isEnd) notify.success('File uploaded');
        void readAgain(client, readsOf(writes.completeRequirement.changes));
      }),
    [client],
  );
  // The person has signed in again, or the page shows another person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person triggers the effect
  useEffect(sendNow, [user]);
  return null;
}
