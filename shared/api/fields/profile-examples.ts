/** The company forms with example values, for tests and for the API documents. */

/** Each company has its own ABN. */
export const exampleRetailer = (abnNumber: string) => ({
  companyName: 'Bright Roofs Pty Ltd',
  contactName: 'Robin Bright',
  contactEmail: 'robin@brightroofs.example',
  contactPhone: '02 9876 5432',
  abnNumber,
  website: 'brightroofs.example.com',
  companyBio: 'Solar for homes since 2009.',
  headquartersAddress: '1 Church St, Parramatta NSW 2150',
});

export const exampleInstaller = {
  companyName: 'Sunny Side Electrical',
  contactName: 'Sam Sunny',
  contactPhone: '0412 345 678',
  location: 'Blacktown NSW 2148',
  latitude: -33.8,
  longitude: 151,
  accreditations: ['PV', 'Battery'],
  installRadius: 80,
  availability: 'available',
  leadTimeDays: 5,
  saaNumber: 'A1234567',
  profileVisibility: 'public',
  bio: 'Since 2009',
  statesServed: ['NSW'],
  services: ['Battery Storage'],
  brandCertifications: ['Fronius Certified'],
  crewSize: '3-5',
};
