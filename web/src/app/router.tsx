import type { ReactNode } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { LostPage } from '../components/lost.tsx';
import { Absent } from '../components/states.tsx';
import { paths } from '../config/paths.ts';
import { withDialogEntries } from '../lib/dialog-entries.ts';
import { lazy } from '../lib/lazy.tsx';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { PageFailure } from './page-failure.tsx';
import { RootFailure } from './root-failure.tsx';

/** Each page is its own chunk. A page is the default export of its file under `routes`. */
const Landing = lazy(() => import('./routes/landing.tsx'), LostPage);
const SignUp = lazy(() => import('./routes/sign-up.tsx'), LostPage);
const ForgotPassword = lazy(() => import('./routes/forgot-password.tsx'), LostPage);
const Settings = lazy(() => import('./routes/settings.tsx'), LostPage);
const Profile = lazy(() => import('./routes/profile.tsx'), LostPage);
const Dashboard = lazy(() => import('./routes/dashboard.tsx'), LostPage);
const JobForm = lazy(() => import('./routes/job-form.tsx'), LostPage);
const Job = lazy(() => import('./routes/job.tsx'), LostPage);
const SharedJob = lazy(() => import('./routes/shared-job.tsx'), LostPage);
const ShareLanding = lazy(() => import('./routes/share-landing.tsx'), LostPage);
const InviteToJob = lazy(() => import('./routes/invite-to-job.tsx'), LostPage);
const MyJobs = lazy(() => import('./routes/my-jobs.tsx'), LostPage);
const Notifications = lazy(() => import('./routes/notifications.tsx'), LostPage);
const Company = lazy(() => import('./routes/company.tsx'), LostPage);
const Installer = lazy(() => import('./routes/installer.tsx'), LostPage);
const FindWork = lazy(() => import('./routes/find-work.tsx'), LostPage);
const MapPage = lazy(() => import('./routes/map.tsx'), LostPage);
const Directory = lazy(() => import('./routes/directory.tsx'), LostPage);
const HowItWorks = lazy(() => import('./routes/how-it-works.tsx'), LostPage);
const Pricing = lazy(() => import('./routes/pricing.tsx'), LostPage);
const UploadTest = lazy(() => import('./routes/upload-test.tsx'), LostPage);
const About = lazy(() => import('./routes/about.tsx'), LostPage);

const retailer = ['retailer'] as const;

/** A page with its address. Its script can be loaded as soon as the address is known. */
const page = (path: string, { load }: { load: () => Promise<unknown> }, element: ReactNode): RouteObject => ({
  path,
  element,
  handle: { load },
});

const pages: RouteObject[] = [
  page(paths.home, Landing, <Landing />),
  page(paths.signUp, SignUp, <SignUp />),
  page(paths.forgotPassword, ForgotPassword, <ForgotPassword />),
  page(paths.map, MapPage, <MapPage />),
  page(paths.directory, Directory, <Directory />),
  page(paths.findWork, FindWork, <FindWork />),
  page(paths.company, Company, <Company />),
  page(paths.installer, Installer, <Installer />),
  page(paths.privacy, About, <About page="privacy" />),
  page(paths.terms, About, <About page="terms" />),
  page(paths.contact, About, <About page="contact" />),
  page(paths.shareLanding, ShareLanding, <ShareLanding />),
  page(paths.howItWorks, HowItWorks, <HowItWorks />),
  page(paths.pricing, Pricing, <Pricing />),
  { path: paths.postJob, element: <Navigate to={paths.createJob} replace /> },
  page(
    paths.uploadTest,
    UploadTest,
    <Guard>
      <UploadTest />
    </Guard>,
  ),
  page(
    paths.settings,
    Settings,
    <Guard keepsTyped>
      <Settings />
    </Guard>,
  ),
  page(
    paths.profile,
    Profile,
    <Guard>
      <Profile />
    </Guard>,
  ),
  page(
    paths.dashboard,
    Dashboard,
    <Guard>
      <Dashboard />
    </Guard>,
  ),
  page(
    paths.notifications,
    Notifications,
    <Guard>
      <Notifications />
    </Guard>,
  ),
  page(
    paths.myJobs,
    MyJobs,
    <Guard>
      <MyJobs />
    </Guard>,
  ),
  page(
    paths.createJob,
    JobForm,
    <Guard roles={retailer} keepsTyped>
      <JobForm />
    </Guard>,
  ),
  page(
    paths.editJob,
    JobForm,
    // Only the job's owner may edit it, and the form checks that itself.
    <Guard keepsTyped>
      <JobForm />
    </Guard>,
  ),
  page(
    paths.inviteToJob,
    InviteToJob,
    <Guard roles={retailer}>
      <InviteToJob />
    </Guard>,
  ),
  page(
    paths.sharedJob,
    SharedJob,
    <Guard>
      <SharedJob />
    </Guard>,
  ),
  page(
    paths.job,
    Job,
    <Guard>
      <Job />
    </Guard>,
  ),
  { path: '*', element: <Absent /> },
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RootFailure />,
    children: [{ errorElement: <PageFailure />, children: pages }],
  },
];

export const createRouter = () => withDialogEntries(createBrowserRouter(routes));

/** Loads the script of the page at an address, before the page asks for it. */
export async function loadPage(pathname: string): Promise<void> {
  const handle: { load: () => Promise<unknown> } | undefined = matchRoutes(pages, pathname)?.at(-1)?.route.handle;
  await handle?.load();
}
