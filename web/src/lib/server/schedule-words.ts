/** What a new date of a job says, on its page and in the calendar. */
export const scheduleWords = {
  done: 'Installation scheduled',
  failed: 'Failed to schedule',
  fallback: 'Unable to schedule installation',
} as const;

export const scheduleNote = 'You both see the date, and we tell the other company about it.';
/** How far ahead the server accepts a date. */
export const mostYearsAhead = 2;
