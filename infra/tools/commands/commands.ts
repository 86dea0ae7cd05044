/** A command of `npm run ops` or `npm run measure`. */
export interface Command {
  /** The arguments after the command's name. */
  takes: string;
  does: string;
  /** The path of the command's file from the project's root. */
  file: string;
}

const table = '[--stage NAME | --data-dir DIR]';

export const commands = {
  ops: {
    admin: {
      takes: `grant EMAIL | revoke EMAIL | confirm EMAIL | reset-two-factor EMAIL | list ${table}`,
      does: 'makes a user an administrator or reverses it, lists the administrators, confirms an email address, or turns off two-factor sign-in',
      file: 'infra/tools/admin.ts',
    },
    accounts: {
      takes: `check | relink --stage NAME, or export EMAIL --to FOLDER | erase EMAIL [--confirm EMAIL] ${table}`,
      does: 'compares the accounts with the account pool, or exports or erases the data of one account',
      file: 'infra/tools/accounts.ts',
    },
    migrate: {
      takes: '--stage NAME | --data-dir DIR',
      does: 'updates the stored rows to the version of this code',
      file: 'infra/tools/migrate.ts',
    },
    integrity: {
      takes: '[--stage NAME | --data-dir DIR | --table NAME --bucket NAME]',
      does: 'counts every number again and lists the differences',
      file: 'infra/tools/check-integrity.ts',
    },
    rebuild: {
      takes: table,
      does: 'corrects wrong numbers and rewrites wrong lists',
      file: 'infra/tools/rebuild.ts',
    },
    restore: {
      takes: '--stage NAME --to 2026-11-23T08:40:00Z',
      does: 'creates a second table with every row as it was at that moment',
      file: 'infra/tools/restore.ts',
    },
    outbox: {
      takes: 'list | requeue [ID] [--stage NAME | --data-dir DIR | --table NAME]',
      does: 'lists failed follow-up work, or retries it',
      file: 'infra/tools/outbox.ts',
    },
    'dead-letters': {
      takes: 'list | drain --stage NAME',
      does: 'lists or removes the messages in the dead-letter queues of a stage',
      file: 'infra/tools/dead-letters.ts',
    },
    logs: {
      takes: 'REQUEST_ID [--stage NAME [--days N] | --data-dir DIR]',
      does: 'prints the log lines of one request',
      file: 'infra/tools/logs/logs.ts',
    },
    destroy: {
      takes: '--stage NAME --confirm NAME',
      does: 'removes a stage that does not keep its data, and everything in it',
      file: 'infra/aws/deploy/destroy.ts',
    },
    release: {
      takes: 'X.Y.Z',
      does: 'makes this state a release: the version, CHANGELOG, the template for the next upgrade, a commit and its tag',
      file: 'infra/tools/release/release.ts',
    },
  },
  measure: {
    bench: {
      takes: '[PART ...] [--full]',
      does: 'prints timings, sizes and capacity units',
      file: 'infra/bench/main.ts',
    },
    cost: { takes: '', does: 'prints the cost of a month in AWS', file: 'infra/cost/main.ts' },
    abuse: {
      takes: '[THEME ...]',
      does: 'attacks a fresh start in the ways that docs/security.md names',
      file: 'infra/proof/prove-abuse.ts',
    },
    contract: {
      takes: '[--role ROLE] [--examples N] [--folder DIR]',
      does: 'compares a fresh start with the OpenAPI document, by schemathesis; needs Python 3.10',
      file: 'infra/proof/judge-contract.ts',
    },
    rehearsal: {
      takes: '[--keep] [--port N] [--folder DIR]',
      does: 'deploys the stack into an emulated AWS, uses it and removes it; needs Python 3.10',
      file: 'infra/rehearsal/rehearse.ts',
    },
    mutation: {
      takes: '[AREA [FILE ...]]',
      does: 'changes the rules and views, and prints how many changes the tests notice',
      file: 'infra/test/mutation/run.ts',
    },
    templates: {
      takes: '[--folder DIR]',
      does: 'checks the templates of all stages with cfn-lint and checkov; needs Python 3.10',
      file: 'infra/tools/templates/check-templates.ts',
    },
  },
} as const satisfies Record<string, Record<string, Command>>;

export type Group = keyof typeof commands;

/** Returns a line such as "Usage: npm run ops -- restore --stage NAME ...". */
export function usageOf<G extends Group>(group: G, name: keyof (typeof commands)[G] & string): string {
  const { takes }: Command = (commands[group] as Record<string, Command>)[name] as Command;
  return `Usage: npm run ${group} -- ${name} ${takes}`.trimEnd();
}
