/** Returns the one form of an address, so that it names the same account however the user types it. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
