import type { UserView } from '#shared/api/auth.ts';
import { type Ability, rankMay } from '#shared/domain/accounts/ranks.ts';

/** Tells whether the person's rank in their company includes an ability. The server checks it again. */
export const mayDo = ({ role, person }: Pick<UserView, 'role' | 'person'>, ability: Ability): boolean =>
  rankMay(role, person.rank, ability);
