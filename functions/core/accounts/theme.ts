import type { Theme } from '#shared/domain/accounts/theme.ts';
import { putTheme } from '../../data/accounts/user-writes.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitIfNeeded } from '../people/commit-if-needed.ts';

/** Stores the theme of a user. The last choice wins. */
export const setTheme = (actor: Actor, theme: Theme, request: RequestFacts): Promise<void> =>
  commitIfNeeded(actor, actor.userId, putTheme(actor.userId, theme), request);
