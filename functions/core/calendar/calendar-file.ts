import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#shared/domain/civil-date.ts';
import { productName } from '#shared/product.ts';

/** One job on its day, as a calendar program shows it. */
export interface CalendarEvent {
  jobId: string;
  /** The civil date at the site. It is the same day wherever the calendar is read. */
  day: string;
  /** Never goes down. A calendar program replaces what it has by what has a higher one. */
  revision: number;
  isCancelled: boolean;
  title: string;
  text: string;
  place: string;
  address: string;
}

/** As the library reads a day, whatever the machine's time zone. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const hour = 3600;

/** A calendar in the format of RFC 5545, which the calendar programs of phones and desks can read. */
export function writeCalendarFile(events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({
    name: `${productName} jobs`,
    prodId: { company: productName, product: 'Jobs', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  });
  for (const { jobId, day, revision, isCancelled, title, text, place, address } of events)
    calendar.createEvent({
      // The same in the calendar of everybody, and forever.
      id: `${jobId}@${productName.toLowerCase()}`,
      sequence: revision,
      stamp: now,
      start: midnight(day),
      end: midnight(addDays(day, 1)),
      allDay: true,
      summary: title,
      description: text,
      location: place,
      url: address,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  // The library leaves out the end of the last line, which RFC 5545 (3.1) asks for.
  return `${calendar.toString()}\r\n`;
}
