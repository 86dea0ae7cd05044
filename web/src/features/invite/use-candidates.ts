import { useState } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { isUuid } from '#shared/domain/ids.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { foldableOf, isListed, isOutside } from './candidate-words.ts';
import type { Folded } from './further-away.tsx';

const searchIn = (address: URLSearchParams) => ({ q: address.get('q')?.trim().slice(0, 100) ?? '' });

interface Wanted {
  isAllowed: boolean;
  /** Whether the read of the invitations has ended. They decide the width of the list. */
  areInvitesKnown: boolean;
}

/** Reads the installers for the search in the page's URL. */
export function useCandidates(job: JobView, { isAllowed, areInvitesKnown }: Wanted) {
  const { address, change } = useListAddress(searchIn, ['q']);
  const { q } = searchIn(address);
  const wanted = address.get('installer');
  const first = wanted && isUuid(wanted) ? wanted : null;
  const query = { ...(first ? { first } : {}), ...(q ? { search: q } : {}) };
  const list = usePages('listCandidates', { params: { id: job.id }, query }, { enabled: isAllowed });
  /** The list and the content below it appear together and stay during later searches, so that the page does not move. */
  const isKnown = areInvitesKnown && (list.data !== undefined || list.isError);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  const listed = list.data?.pages.flatMap(({ installers }) => installers).filter(isListed) ?? [];
  const candidates = [...new Map(listed.map((each) => [each.id, each])).values()];
  const applicants = candidates.filter(({ hasApplied }) => hasApplied);
  const invitable = candidates.filter(({ hasApplied }) => !hasApplied);
  const [isOpen, setOpen] = useState(false);
  // A person who searches may look for an installer far away.
  const foldable = q === '' ? foldableOf(invitable, first) : [];
  const folded: Folded | null =
    foldable.length === 0
      ? null
      : {
          ids: new Set(foldable.map(({ id }) => id)),
          place: job.suburb || 'The job',
          hasMore: list.hasNextPage,
          isOpen,
          onToggle: () => setOpen(!isOpen),
        };
  const isComplete = list.data !== undefined && !list.hasNextPage;
  /** The server lists the installers further away last, so one of them shows that no nearer one follows. */
  const isNoOneNear =
    q === '' &&
    invitable.length > 0 &&
    invitable.every(isOutside) &&
    (isComplete || invitable.some(({ id }) => id !== first));
  const isNoOneLeft = isComplete && q === '' && invitable.length === 0;
  const isNoOneFound = isComplete && q !== '' && invitable.length === 0;
  /** The applicants on pages that have not loaded. A search only names those that match. */
  const otherApplicants = q === '' ? Math.max(0, (job.applicationCount ?? 0) - applicants.length) : 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  /** The next pages may only contain installers further away, so asking for more also shows those. */
  const fetchNextPage = () => {
    setOpen(true);
    return list.fetchNextPage();
  };
  const more = { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage };
  return {
    ...{ q, change, first, list, more, candidates, applicants, otherApplicants },
    ...{ isNoOneLeft, isNoOneNear, isNoOneFound, folded, wasKnown },
  };
}
