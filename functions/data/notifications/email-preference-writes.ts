import type { NotificationKind } from '#shared/domain/notifications.ts';
import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** Sets the kinds a person wants no emails about, on the condition that they have not changed since they were read. */
export const setMutedEmails = (
  userId: string,
  muted: NotificationKind[],
  before: NotificationKind[] | undefined,
): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ mutedEmails: muted })
      .where(({ mutedEmails }, { eq, notExists }) =>
        before === undefined ? notExists(mutedEmails) : eq(mutedEmails, before),
      )
      .commit(),
  );
