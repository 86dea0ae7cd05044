/** The address that people email when they need help. The build of a stage sets it. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL;
