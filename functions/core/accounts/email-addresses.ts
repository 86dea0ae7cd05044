/** An address names the same account however it is typed. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
