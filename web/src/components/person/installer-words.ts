import type { Availability } from '#shared/domain/people/installer.ts';

interface Free {
  availability: Availability;
  leadTimeDays: number | null;
}

/** Returns "Available now", "Not available", or the notice that the installer needs. */
export function availabilityOf({ availability, leadTimeDays }: Free): string {
  if (availability === 'available') return 'Available now';
  if (availability === 'not_available') return 'Not available';
  if (leadTimeDays === null) return 'Lead time required';
  return leadTimeDays === 1 ? "1 day's lead time" : `${leadTimeDays} days' lead time`;
}
