/** What a file may be; what it is, its first bytes decide. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'] as const;

/** Bytes a file may have, by what it is for. */
export const uploadLimits = {
  default: 10 * 1024 * 1024,
  detailPhoto: 5 * 1024 * 1024,
  requirementPhoto: 5 * 1024 * 1024,
  requirementFile: 10 * 1024 * 1024,
  remittance: 10 * 1024 * 1024,
  logo: 2 * 1024 * 1024,
} as const;
