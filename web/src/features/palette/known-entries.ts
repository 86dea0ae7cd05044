import { Building2, Download, HardHat, Keyboard, LogOut, Moon, Plus, Sun, Wrench } from 'lucide-react';
import type { UserView } from '#shared/api/auth.ts';
import { hrefTo, ownDataPath, paths } from '#shared/pages.ts';
import { leadOf, titleOf } from '../../components/job-facts.tsx';
import { pageIcons } from '../../components/page-icons.ts';
import { adminPages } from '../../config/admin-pages.ts';
import { pagesOf } from '../../config/role-pages.ts';
import { mayDo } from '../../lib/may-do.ts';
import type { Recent } from '../../lib/recent/recent.ts';
import type { ColorMode } from '../../theme/color-mode.tsx';
import type { Entry } from './entry.ts';

/** The results that do not need an answer of the server. */

export interface Acts {
  toggleTheme: () => void;
  showKeyboardHelp: () => void;
  leave: () => void;
}

const personPages = { installer: paths.installer, company: paths.company } as const;
const personIcons = { installer: HardHat, company: Building2 } as const;

function recentEntry(recent: Recent): Entry {
  const { id } = recent;
  if (recent.kind === 'job')
    return {
      id,
      group: 'Recent',
      icon: Wrench,
      lead: leadOf({ ...recent, address: null }),
      detail: titleOf(recent),
      does: hrefTo(paths.job, { id }),
    };
  return {
    id,
    group: 'Recent',
    icon: personIcons[recent.kind],
    lead: recent.name,
    ...(recent.place ? { detail: recent.place } : {}),
    does: hrefTo(personPages[recent.kind], { id }),
  };
}

function pageEntries(user: UserView): Entry[] {
  const pages = pagesOf(user)
    .filter(({ name }) => name !== 'createJob')
    .map(({ name, label }): Entry => {
      return { id: paths[name], group: 'Pages', icon: pageIcons[name], lead: label, does: paths[name] };
    });
  const ofAdmins = user.isAdmin ? adminPages.filter(({ to }) => to !== paths.admin) : [];
  return [
    ...pages,
    ...ofAdmins.map(({ to, label }): Entry => {
      return { id: to, group: 'Pages', icon: pageIcons.admin, lead: label, detail: 'Admin Portal', does: to };
    }),
  ];
}

function actionEntries(user: UserView, mode: ColorMode, acts: Acts): Entry[] {
  const group = 'Actions';
  const theme = mode === 'light' ? 'dark' : 'light';
  const post: Entry = { id: 'post', group, icon: Plus, lead: 'Post New Job', words: 'create', does: paths.createJob };
  const data: Entry = {
    id: 'data',
    group,
    icon: Download,
    lead: 'Download your data',
    words: 'copy export',
    does: ownDataPath,
  };
  return [
    ...(user.role === 'retailer' && mayDo(user, 'jobs') ? [post] : []),
    {
      id: 'theme',
      group,
      icon: theme === 'dark' ? Moon : Sun,
      lead: `Use ${theme} theme`,
      words: 'mode colours',
      does: acts.toggleTheme,
    },
    data,
    { id: 'keys', group, icon: Keyboard, lead: 'Keyboard shortcuts', words: 'help', does: acts.showKeyboardHelp },
    { id: 'logout', group, icon: LogOut, lead: 'Logout', words: 'log out sign', does: acts.leave },
  ];
}

/** Returns the results that the browser knows: recently opened jobs and companies, the person's pages, and the actions. */
export const knownEntries = (user: UserView, mode: ColorMode, recent: readonly Recent[], acts: Acts): Entry[] => [
  ...recent.map(recentEntry),
  ...pageEntries(user),
  ...actionEntries(user, mode, acts),
];
