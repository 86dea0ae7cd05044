import { type Ability, abilities, rankLabel, rankMay, ranksIn } from '#shared/domain/accounts/ranks.ts';
import { roles } from '#shared/domain/jobs/job.ts';
import { tableOf } from './markdown.ts';

/** What each person of a company may do, read from the table that decides. */
export const ranksTable = (): string =>
  tableOf(
    ['company', 'role of the person', ...Object.values(abilities)],
    roles.flatMap((role) =>
      ranksIn(role).map((rank) => [
        role,
        rankLabel(role, rank),
        ...(Object.keys(abilities) as Ability[]).map((ability) => (rankMay(role, rank, ability) ? 'yes' : '')),
      ]),
    ),
  );
