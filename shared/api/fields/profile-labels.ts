import { jobLabels } from './job-labels.ts';

/** What people call each field of the forms about companies, and of what administrators edit. */

const contactLabels = {
  companyName: 'Company name',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
} as const;

export const editedRetailerLabels = {
  ...contactLabels,
  contactEmail: 'Contact email',
  website: 'Website',
  companyBio: 'Company bio',
} as const;

export const retailerLabels = {
  ...editedRetailerLabels,
  headquartersAddress: 'Headquarters address',
  abnNumber: 'ABN',
} as const;

export const editedInstallerLabels = {
  ...contactLabels,
  location: 'Location',
  accreditations: 'Accreditations',
  installRadius: 'Install radius',
  availability: 'Availability',
  leadTimeDays: 'Lead time',
} as const;

export const installerLabels = {
  ...editedInstallerLabels,
  latitude: 'Latitude',
  longitude: 'Longitude',
  profileVisibility: 'Profile visibility',
  bio: 'About your business',
  statesServed: 'States you work in',
  services: 'Services',
  brandCertifications: 'Brand certifications',
  crewSize: 'Crew size',
} as const;

export const editedJobLabels = {
  title: jobLabels.title,
  description: jobLabels.description,
  address: jobLabels.address,
  status: 'Status',
  priceExGst: jobLabels.priceExGst,
  isPublic: jobLabels.isPublic,
} as const;
