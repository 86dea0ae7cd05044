import { createBrowserRouter, type RouteObject } from 'react-router-dom';
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
const Notifications = lazy(() => import('./routes/notifications.tsx'), LostPage);
const Company = lazy(() => import('./routes/company.tsx'), LostPage);
const MapPage = lazy(() => import('./routes/map.tsx'), LostPage);
const About = lazy(() => import('./routes/about.tsx'), LostPage);

const retailer = ['retailer'] as const;

const pages: RouteObject[] = [
  { path: paths.home, element: <Landing /> },
  { path: paths.signUp, element: <SignUp /> },
  { path: paths.forgotPassword, element: <ForgotPassword /> },
  { path: paths.map, element: <MapPage /> },
  { path: paths.company, element: <Company /> },
  { path: paths.privacy, element: <About page="privacy" /> },
  { path: paths.terms, element: <About page="terms" /> },
  { path: paths.contact, element: <About page="contact" /> },
  { path: paths.shareLanding, element: <ShareLanding /> },
  {
    path: paths.settings,
    element: (
      <Guard keepsTyped>
        <Settings />
      </Guard>
    ),
  },
  {
    path: paths.profile,
    element: (
      <Guard>
        <Profile />
      </Guard>
    ),
  },
  {
    path: paths.dashboard,
    element: (
      <Guard>
        <Dashboard />
      </Guard>
    ),
  },
  {
    path: paths.notifications,
    element: (
      <Guard>
        <Notifications />
      </Guard>
    ),
  },
  {
    path: paths.createJob,
    element: (
      <Guard roles={retailer} keepsTyped>
        <JobForm />
      </Guard>
    ),
  },
  {
    path: paths.editJob,
    // Only the job's owner may edit it, and the form checks that itself.
    element: (
      <Guard keepsTyped>
        <JobForm />
      </Guard>
    ),
  },
  {
    path: paths.inviteToJob,
    element: (
      <Guard roles={retailer}>
        <InviteToJob />
      </Guard>
    ),
  },
  {
    path: paths.sharedJob,
    element: (
      <Guard>
        <SharedJob />
      </Guard>
    ),
  },
  {
    path: paths.job,
    element: (
      <Guard>
        <Job />
      </Guard>
    ),
  },
  { path: '*', element: <Absent /> },
];

export const createRouter = () =>
  withDialogEntries(
    createBrowserRouter([
      {
        element: <Layout />,
        errorElement: <RootFailure />,
        children: [{ errorElement: <PageFailure />, children: pages }],
      },
    ]),
  );
