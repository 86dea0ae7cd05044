import type { Availability } from '#shared/domain/people/installer.ts';

interface Free {
  availability: Availability;
  leadTimeDays: number | null;
}

/** "Available now", or how much notice the installer needs. */
export function availabilityOf({ availability, leadTimeDays }: Free): string {
  if (availability === 'available') return 'Available now';
  if (availability === 'not_available') return 'Not available';
  if (leadTimeDays === null) return 'Lead time required';
  return leadTimeDays === 1 ? "1 day's lead time" : `${leadTimeDays} days' lead time`;
}
