import { useLocation } from 'react-router-dom';
import { type PageName, pageAt } from '#shared/pages.ts';
import type { RolePageName } from '../../config/role-pages.ts';
import { useRead } from '../../lib/server/queries.ts';

/** The page of the menus to which another page belongs. */
const parents: Partial<Record<PageName, RolePageName>> = {
  worklist: 'dashboard',
  editJob: 'myJobs',
  inviteToJob: 'myJobs',
};

/** Returns the page of the menus to which the open page belongs. A job belongs to My Jobs for its owner and its installer. */
export function useParentPage(): RolePageName | null {
  const open = pageAt(useLocation().pathname);
  const id = open?.name === 'job' ? (open.params.id ?? '') : '';
  // The page of the job reads it.
  const { data } = useRead('getJob', { params: { id } }, { enabled: false });
  if (!open) return null;
  if (open.name !== 'job') return parents[open.name] ?? null;
  const relations = data?.job.viewer.relations ?? [];
  return relations.includes('owner') || relations.includes('assignee') ? 'myJobs' : null;
}
