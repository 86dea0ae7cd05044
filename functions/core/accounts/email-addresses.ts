/** However an address is typed, it names one account. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
