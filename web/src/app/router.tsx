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
import { pageScripts } from './page-scripts.ts';
import { RootFailure } from './root-failure.tsx';

const Landing = lazy(pageScripts[paths.home], LostPage);
const SignUp = lazy(pageScripts[paths.signUp], LostPage);
const ForgotPassword = lazy(pageScripts[paths.forgotPassword], LostPage);
const ConfirmEmail = lazy(pageScripts[paths.confirmEmail], LostPage);
const Settings = lazy(pageScripts[paths.settings], LostPage);
const Profile = lazy(pageScripts[paths.profile], LostPage);
const Dashboard = lazy(pageScripts[paths.dashboard], LostPage);
const JobForm = lazy(pageScripts[paths.createJob], LostPage);
const Job = lazy(pageScripts[paths.job], LostPage);
const PublicJob = lazy(() => import('./routes/public-job.tsx'), LostPage);
const SharedJob = lazy(pageScripts[paths.sharedJob], LostPage);
const ShareLanding = lazy(pageScripts[paths.shareLanding], LostPage);
const InviteToJob = lazy(pageScripts[paths.inviteToJob], LostPage);
const Calendar = lazy(pageScripts[paths.calendar], LostPage);
const Payments = lazy(pageScripts[paths.payments], LostPage);
const Network = lazy(pageScripts[paths.network], LostPage);
const MyJobs = lazy(pageScripts[paths.myJobs], LostPage);
const Notifications = lazy(pageScripts[paths.notifications], LostPage);
const Company = lazy(pageScripts[paths.company], LostPage);
const Installer = lazy(pageScripts[paths.installer], LostPage);
const FindWork = lazy(pageScripts[paths.findWork], LostPage);
const MapPage = lazy(pageScripts[paths.map], LostPage);
const Directory = lazy(pageScripts[paths.directory], LostPage);
const HowItWorks = lazy(pageScripts[paths.howItWorks], LostPage);
const Pricing = lazy(pageScripts[paths.pricing], LostPage);
const UploadTest = lazy(pageScripts[paths.uploadTest], LostPage);
const About = lazy(pageScripts[paths.privacy], LostPage);

const Admin = lazy(pageScripts[paths.admin], LostPage);

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
  page(paths.confirmEmail, ConfirmEmail, <ConfirmEmail />),
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
    paths.calendar,
    Calendar,
    <Guard>
      <Calendar />
    </Guard>,
  ),
  page(
    paths.payments,
    Payments,
    <Guard>
      <Payments />
    </Guard>,
  ),
  page(
    paths.network,
    Network,
    <Guard>
      <Network />
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
  ...[paths.admin, paths.adminList].map((path) =>
    page(
      path,
      Admin,
      <Guard admin>
        <Admin />
      </Guard>,
    ),
  ),
  page(
    paths.sharedJob,
    SharedJob,
    <Guard visitor={<ShareLanding />}>
      <SharedJob />
    </Guard>,
  ),
  page(
    paths.job,
    Job,
    <Guard visitor={<PublicJob />}>
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

/** A page that already stands there is left where its reader has scrolled to. The router does so for pages with data of a server. */
export const createRouter = (isStanding: boolean) =>
  withDialogEntries(createBrowserRouter(routes, isStanding ? { hydrationData: { loaderData: {} } } : {}));

/** Loads the script of the page at an address, before the page asks for it. */
export async function loadPage(pathname: string): Promise<void> {
  const handle: { load: () => Promise<unknown> } | undefined = matchRoutes(pages, pathname)?.at(-1)?.route.handle;
  await handle?.load();
}
