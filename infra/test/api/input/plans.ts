import type { RouteName } from '#shared/api/index.ts';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { installerProfile, jobForm, retailerProfile } from '../../../tools/in-process/builders.ts';
import { password } from '../../harness/app.ts';
import type { JobName } from './world.ts';

/** A call that works for every route: the caller, the item and the body. A new route does not compile without one. */

export const persons = [
  'visitor',
  'stranger',
  /** Has no jobs, so a new company name does not need to be copied anywhere. */
  'quietRetailer',
  'otherInstaller',
  'owner',
  'assignee',
  'newRetailer',
  'newInstaller',
  'admin',
] as const;
export type Person = (typeof persons)[number];

export interface Plan {
  who: Person;
  /** Parameters and bodies contain names for ids: `{open}` is the id of the open job. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The job that the call uses up. It is created again for the next call. */
  uses?: JobName;
}

const job = (uses: JobName): Pick<Plan, 'params' | 'uses'> => ({ params: { id: `{${uses}}` }, uses });
const email = '{ownersEmail}';
const scores = { jobOrganisation: null, professionalism: 5, workmanship: '4', communication: 4, payment: null };
const soon = new Date(Date.now() + 9 * 86_400_000).toISOString();

const fullForm = {
  ...jobForm(),
  title: 'Two roofs',
  latitude: -33.7,
  longitude: 151,
  pvSizeKw: 6.6,
  preferredWeek: '2026-11-30',
  photosRequired: ['Roof'],
  panelLayout: 'North',
  switchboard: 'Hall',
  inverterLocation: 'Garage',
  panelLayoutPhoto: '',
  switchboardPhoto: '',
  inverterLocationPhoto: null,
  connectionPreApprovalPdf: '',
  connectionPreApprovalRef: 'DNSP-1',
  hasExportLimit: true,
  exportLimitKw: 5,
  requirements: [{ label: 'Tidy site', type: 'checkbox', required: true }],
  location: '',
  amount: 0,
};

/** These belong to the one job that is edited repeatedly. */
const photos = {
  referencePhotoPaths: ['{photo1}'],
  installationDetailPhotos: [{ name: 'North', objectKey: '{photo2}' }],
  panelLayoutPhoto: '{photo3}',
};

export const plans = {
  getCurrentUser: { who: 'owner' },
  signIn: { who: 'visitor', body: { email, password } },
  register: { who: 'visitor', body: { email: '{newEmail}', password, role: 'installer' } },
  signOut: { who: 'visitor', body: {} },
  refreshSession: { who: 'owner', body: {} },
  confirmPassword: { who: 'otherInstaller', body: { password: '{password}' } },
  changePassword: { who: 'otherInstaller', body: { currentPassword: '{password}', newPassword: '{password}' } },
  forgotPassword: { who: 'visitor', body: { email } },
  resetPassword: { who: 'visitor', body: { email, code: '123456', newPassword: password } },
  getProfile: { who: 'owner' },
  createRetailerProfile: { who: 'newRetailer', body: retailerProfile() },
  updateRetailerProfile: { who: 'quietRetailer', body: retailerProfile() },
  createInstallerProfile: { who: 'newInstaller', body: installerProfile() },
  updateInstallerProfile: {
    who: 'otherInstaller',
    body: installerProfile({
      latitude: -33.8,
      longitude: 151,
      leadTimeDays: 5,
      bio: 'Since 2009',
      statesServed: ['NSW'],
      services: ['Battery Storage'],
      brandCertifications: ['Fronius Certified'],
      crewSize: '3-5',
    }),
  },
  setRetailerLogo: { who: 'owner', body: { logoURL: '{photo4}' } },
  getInstaller: { who: 'owner', params: { id: '{assignee}' } },
  getRetailer: { who: 'assignee', params: { id: '{owner}' } },
  getCompany: { who: 'visitor', params: { id: '{owner}' } },
  getPublicInstaller: { who: 'visitor', params: { id: '{assignee}' } },
  listPublicReviews: { who: 'visitor', params: { id: '{assignee}' }, query: { cursor: '{cursor}' } },
  listCompletedJobs: { who: 'visitor', params: { id: '{assignee}' } },
  listPreferredInstallers: { who: 'owner', query: { cursor: '{cursor}' } },
  addPreferredInstaller: { who: 'owner', params: { id: '{assignee}' }, body: {} },
  removePreferredInstaller: { who: 'owner', params: { id: '{assignee}' } },
  writePreferredNote: {
    who: 'owner',
    params: { id: '{assignee}' },
    body: { note: 'Owns a crane', before: '' },
  },
  listNetwork: { who: 'owner', query: { q: 'sunny', sort: 'jobs', view: 'all', cursor: '{cursor}' } },
  getCalendarFeed: { who: 'owner' },
  renewCalendarFeed: { who: 'owner', body: {} },
  revokeCalendarFeed: { who: 'owner' },
  readCalendarFeed: { who: 'visitor', params: { id: '{assignee}', token: 'abcdefghijklmnopqrstuvwxyz' } },
  getJobCalendar: { who: 'owner', params: { id: '{booked}' } },
  hidePerson: { who: 'owner', params: { id: '{assignee}' }, body: {} },
  showPerson: { who: 'owner', params: { id: '{assignee}' } },
  listRetailerJobs: { who: 'owner', query: { tab: 'booked', cursor: '{cursor}' } },
  listOwnJobs: {
    who: 'owner',
    query: {
      q: 'hill',
      status: 'posted,booked',
      jobType: 'PV + Battery',
      state: 'NSW',
      dateKind: 'created',
      from: '2026-01-01',
      to: '2027-12-31',
      sort: 'price',
      order: 'asc',
      page: '1',
      size: '10',
    },
  },
  listOwnPayments: {
    who: 'assignee',
    query: {
      q: 'hill',
      stage: 'requested',
      otherParty: 'Bright Roofs',
      waiting: 'week',
      from: '2026-01-01',
      to: '2027-12-31',
      sort: 'amount',
      order: 'asc',
      page: '1',
      size: '10',
    },
  },
  listInstallerJobs: { who: 'assignee', query: { tab: 'offered', cursor: '{cursor}' } },
  listPublicJobs: {
    who: 'otherInstaller',
    query: {
      sort: 'price',
      state: 'NSW',
      jobType: 'PV + Battery',
      licence: 'PV',
      minKw: '1',
      maxKw: '20',
      minPrice: '1',
      maxPrice: '99999.99',
      fits: 'only',
      limit: '5',
    },
  },
  getRetailerStats: { who: 'owner' },
  getInstallerStats: { who: 'assignee' },
  getJob: { who: 'otherInstaller', params: { id: '{open}' } },
  listJobHistory: { who: 'owner', params: { id: '{booked}' } },
  getSharedJob: { who: 'visitor', params: { shareToken: '{shareToken}' } },
  createJob: { who: 'stranger', body: fullForm },
  updateJob: { who: 'owner', params: { id: '{edited}' }, body: { ...fullForm, ...photos } },
  deleteJob: { who: 'owner', ...job('draft') },
  shareJob: { who: 'owner', params: { id: '{open}' }, body: { rotate: false } },
  cancelJob: { who: 'owner', ...job('open'), body: { reason: 'Sold the house' } },
  acceptJob: { who: 'assignee', ...job('private'), body: { shareToken: '{shareToken}' } },
  unassignInstaller: { who: 'owner', ...job('accepted'), body: { reason: 'Too late' } },
  startJob: { who: 'assignee', ...job('accepted'), body: {} },
  reportProgress: { who: 'assignee', params: { id: '{inProgress}' }, body: {} },
  scheduleJob: { who: 'owner', params: { id: '{accepted}' }, body: { installationDate: soon } },
  completeJob: { who: 'assignee', ...job('inProgress'), body: {} },
  setJobStatus: { who: 'owner', ...job('paid'), body: { status: 'archived' } },
  applyForJob: { who: 'otherInstaller', ...job('open'), body: { message: 'Hello', leadTimeDays: '7' } },
  listJobApplications: { who: 'owner', params: { id: '{applied}' }, query: { cursor: '{cursor}' } },
  listOwnApplications: { who: 'assignee', query: { cursor: '{cursor}' } },
  decideApplication: { who: 'owner', params: { id: '{application}' }, uses: 'applied', body: { status: 'rejected' } },
  withdrawApplication: { who: 'assignee', params: { id: '{application}' }, uses: 'applied', body: {} },
  listCandidates: {
    who: 'owner',
    params: { id: '{private}' },
    query: { first: '00000000-0000-4000-8000-000000000000' },
  },
  listJobInvites: { who: 'owner', params: { id: '{private}' }, query: { cursor: '{cursor}' } },
  inviteInstallers: {
    who: 'owner',
    params: { id: '{private}' },
    body: { installerIds: ['{otherInstaller}'], message: 'Interested?' },
  },
  listOwnInvites: { who: 'assignee', query: { cursor: '{cursor}' } },
  respondToInvite: { who: 'assignee', params: { id: '{invite}' }, uses: 'private', body: { status: 'declined' } },
  listRequirements: { who: 'assignee', params: { id: '{booked}' } },
  completeRequirement: {
    who: 'assignee',
    params: { requirementId: '{fileRequirement}' },
    uses: 'booked',
    body: { completed: true, fileUrl: '{certificate}' },
  },
  changePhoto: {
    who: 'assignee',
    params: { requirementId: '{photoRequirement}' },
    uses: 'booked',
    body: { fileUrl: '{handedIn}', caption: 'The inverter', place: 1, removed: false },
  },
  returnRequirement: {
    who: 'owner',
    params: { requirementId: '{ticked}' },
    uses: 'inProgress',
    body: { reason: 'Photo is dark' },
  },
  getPayment: { who: 'owner', params: { id: '{pending}' } },
  requestPayment: {
    who: 'assignee',
    params: { id: '{completed}' },
    body: { requestedAmount: 4300, changeDescription: 'Cable', dueDate: addDays(todayIn(usualZone, new Date()), 14) },
  },
  approvePayment: { who: 'owner', ...job('pending'), body: { remittanceUrl: '{remittance}', requestedAmount: 4200.5 } },
  getRemittance: { who: 'assignee', params: { id: '{paid}' } },
  listJobReviews: { who: 'owner', params: { id: '{reviewed}' } },
  createRating: {
    who: 'owner',
    uses: 'paid',
    body: {
      jobId: '{paid}',
      fromUserId: '{owner}',
      toUserId: '{assignee}',
      reviewerRole: 'retailer',
      ...scores,
      review: 'Good',
    },
  },
  updateRating: {
    who: 'owner',
    params: { id: '{rating}' },
    body: { jobId: '{reviewed}', ...scores, review: 'Better' },
  },
  createUpload: { who: 'owner', body: { fileName: 'roof.png', contentType: 'image/png', size: 1 } },
  finalizeUpload: { who: 'owner', body: { objectKey: '{photo1}', visibility: 'private' } },
  setObjectAccess: { who: 'owner', body: { objectPath: '/api/objects/{photo1}', visibility: 'private' } },
  getObject: { who: 'owner', params: { objectKey: '{photo1}' }, query: { download: '1' } },
  listNotifications: { who: 'owner', query: { cursor: '{cursor}' } },
  readNotification: { who: 'owner', params: { id: '{notification}' }, body: {} },
  readAllNotifications: { who: 'owner', body: {} },
  setNotificationPreferences: { who: 'owner', body: { emailPreferences: { invite: false } } },
  listSearches: { who: 'assignee' },
  saveSearch: {
    who: 'assignee',
    body: {
      name: 'Large ones',
      filter: { state: 'NSW', jobType: 'PV Only', licence: 'PV', minKw: 6.6, maxKw: 30, minPrice: 10, fits: 'only' },
      notify: false,
      email: true,
    },
  },
  changeSearch: {
    who: 'assignee',
    params: { id: '{search}' },
    body: { name: 'Near me', notify: true, email: false },
  },
  deleteSearch: { who: 'assignee', params: { id: '{search}' } },
  getLandingStats: { who: 'visitor' },
  listFeaturedJobs: { who: 'visitor' },
  getLandingDots: { who: 'visitor' },
  getMapsConfig: { who: 'visitor' },
  suggestPlaces: { who: 'visitor', query: { q: 'parra', limit: '5' } },
  geocodePlace: { who: 'visitor', query: { q: 'Richmond VIC' } },
  getMap: {
    who: 'stranger',
    query: {
      south: '-44',
      west: '112',
      north: '-9',
      east: '154',
      availability: 'week',
      rating: '4.5',
      specialties: 'battery',
    },
  },
  listInstallers: {
    who: 'visitor',
    query: {
      states: 'NSW,VIC',
      travelRange: '100',
      services: 'Battery Storage',
      accreditations: 'CEC Accredited',
      minRating: '4.5',
      crewSize: '3-5',
      responseTime: '4hours',
      availability: 'month',
    },
  },
  listUnplaced: {
    who: 'stranger',
    query: { cursor: '{cursor}', availability: 'week', rating: '4.5', specialties: 'battery' },
  },
  getAdminTotals: { who: 'admin' },
  listAdminRetailers: { who: 'admin', query: { search: 'bright roofs', cursor: '{cursor}' } },
  listAdminInstallers: { who: 'admin', query: { search: 'sunny blacktown', cursor: '{cursor}' } },
  listAdminJobs: { who: 'admin', query: { search: 'booked castle', cursor: '{cursor}' } },
  listAdminActs: {
    who: 'admin',
    query: {
      about: '{assignee}',
      by: '{assignee}',
      from: '2026-01-01T00:00:00Z',
      until: '2027-01-01T00:00:00Z',
    },
  },
  listUnverified: { who: 'admin', query: { cursor: '{cursor}' } },
  editRetailer: {
    who: 'admin',
    params: { id: '{quietRetailer}' },
    body: {
      companyName: 'Quiet Roofs',
      contactName: 'Quinn Quiet',
      contactEmail: 'quinn@example.com',
      contactPhone: '02 5550 1400',
      website: 'https://quiet.example.com',
      companyBio: 'Quiet',
      seen: {},
    },
  },
  editInstaller: {
    who: 'admin',
    params: { id: '{otherInstaller}' },
    body: {
      companyName: 'Other Side',
      contactName: 'Ola Other',
      contactPhone: '0491 570 156',
      location: 'Blacktown NSW 2148',
      accreditations: ['PV'],
      installRadius: 0,
      availability: 'lead_time',
      leadTimeDays: 0,
      seen: {},
    },
  },
  editJob: {
    who: 'admin',
    params: { id: '{draft}' },
    body: {
      title: 'Two roofs',
      description: 'Both face north',
      address: '12 Hill Street, Castle Hill NSW 2154',
      status: 'posted',
      priceExGst: '4200.50',
      isPublic: true,
      seen: {},
    },
    uses: 'draft',
  },
  verifyInstaller: { who: 'admin', params: { id: '{assignee}' }, body: { version: 1 } },
  unverifyInstaller: { who: 'admin', params: { id: '{otherInstaller}' } },
  suspendPerson: { who: 'admin', params: { id: '{quietRetailer}' }, body: { reason: 'Took money' } },
  restorePerson: { who: 'admin', params: { id: '{otherInstaller}' } },
  viewSaaNumber: { who: 'admin', params: { id: '{otherInstaller}' }, body: {} },
  listNearbyPlaces: { who: 'visitor', query: { lat: '-33.8', lng: '151', limit: '5' } },
} satisfies Record<RouteName, Plan>;

export const planOf = (name: string): Plan => plans[name as RouteName];
