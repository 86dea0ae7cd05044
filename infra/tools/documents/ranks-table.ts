import { type Ability, abilities, rankLabel, rankMay, ranksIn } from '#shared/domain/accounts/ranks.ts';
import { roles } from '#shared/domain/jobs/job.ts';
import { tableOf } from './markdown.ts';

/** Returns the table of the actions that each rank in a company may take, from the table that enforces them. */
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
