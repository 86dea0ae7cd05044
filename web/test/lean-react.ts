import * as react from 'react';

/**
 * While it is developed, React notes for each element where in the sources it was created, to say so in a warning. That is a
 * fifth of the time of a test. This counter tells React that it has noted enough; the warnings themselves stay.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e6, set: () => undefined });
