/** Returns the normal form of an email address, so that every way to type it finds the same account. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
