/** What the dialogs about a new date say, on the page of the job and in the calendar. */
export const scheduleNote = 'You both see the date, and we tell the other company about it.';
/** How far ahead the server accepts a date. */
export const mostYearsAhead = 2;
