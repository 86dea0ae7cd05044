import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../lib/notify.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { readAgain, readsOf } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { writes } from '../../lib/server/writes/writes.ts';
import { followFileNews } from '../../lib/uploads/file-news.ts';
import { sendNow } from '../../lib/uploads/send-files.ts';

/** Says what became of the files that are sent, on whatever page the person is, and reads again what they change. */
export function UploadRunner() {
  const client = useQueryClient();
  const { user } = useSession();
  useEffect(
    () =>
      followFileNews(({ kind, file, reason }) => {
        // Other tabs may show the page of someone who has just left.
        if (file.person !== shownPerson()) return;
        if (kind === 'refused') notify.failure('Upload failed', `${file.name}: ${reason}`);
        if (file.purpose.kind !== 'requirement') return;
        if (kind === 'sent' && !file.isEnd) notify.success('File uploaded');
        void readAgain(client, readsOf(writes.completeRequirement.changes));
      }),
    [client],
  );
  // The person has signed in again, or the page shows another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person triggers the effect
  useEffect(sendNow, [user]);
  return null;
}
