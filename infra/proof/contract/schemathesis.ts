import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openApiText } from '#shared/api/documents/openapi.ts';
import { allRoutes } from '#shared/api/index.ts';
import { patternOf } from '#shared/api/route/path.ts';
import { projectRoot } from '../../install.mjs';
import type { KnownThings } from './known-things.ts';

interface Judged {
  program: string;
  folder: string;
  origin: string;
  /** Empty for a visitor. */
  cookies: string;
  session: string;
  person: string | null;
  known: KnownThings;
  /** The number of requests of each kind for each call. */
  examples: number;
}

const here = join(projectRoot, 'infra/proof/contract');

/** The checks that schemathesis makes of every answer. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
];

/**
 * Paths that also match the path of a call with an id. A request with a wrong method reaches that call, which finds no row:
 * `GET /api/objects/finalize`.
 */
const alsoAnId = [...new Set(allRoutes.map(({ path }) => path))].filter((path) =>
  allRoutes.some((other) => other.path !== path && patternOf(other.path).test(path)),
);

/** The share of requests with an id that exists, so that most calls can succeed. */
const often = 0.8;

const table = (name: string, lines: readonly string[]): string => [name, ...lines].join('\n');

/** Returns the configuration with which schemathesis uses one of `values` for these path parameters in most requests. */
function drawn(name: string, values: readonly string[], parameters: readonly [paths: string, parameter: string][]) {
  if (values.length === 0) return [];
  return [
    table(`[dictionaries.${name}]`, [`values = ${JSON.stringify(values)}`]),
    ...parameters.map(([paths, parameter]) =>
      table('[[operations]]', [
        `include-path-regex = '${paths}'`,
        `parameters = { "path.${parameter}" = { dictionary = "${name}", probability = ${often} } }`,
      ]),
    ),
  ];
}

const ofJobs = 'jobs|payments|admin/jobs';
const ofParts = 'applications|invites|ratings';

function configuration({ known, person, examples }: Judged): string {
  return [
    table(`hooks = ${JSON.stringify(join(here, 'hooks.py'))}`, ['seed = 1', 'continue-on-failure = true']),
    table('[generation]', [`max-examples = ${examples}`]),
    table('[checks]', ['enabled = false', ...checks.map((name) => `${name}.enabled = true`)]),
    ...(person ? [table('[parameters]', [`"header.X-Person" = ${JSON.stringify(person)}`])] : []),
    ...drawn('jobs', known.jobs, [[`^/api/(${ofJobs})/\\{id\\}`, 'id']]),
    ...drawn('parts', known.parts, [
      [`^/api/(${ofParts})/\\{id\\}`, 'id'],
      ['^/api/requirements/', 'requirementId'],
    ]),
    ...drawn('others', known.others, [
      [`^/api/(?!${ofJobs}|${ofParts}).*\\{id\\}`, 'id'],
      ['^/api/objects/', 'objectKey'],
    ]),
    table('[[operations]]', [
      `include-path = ${JSON.stringify(alsoAnId)}`,
      'checks.unsupported_method.enabled = false',
    ]),
    // We leave out `signOut`, because the user would be a visitor after it.
    ...(person ? [table('[[operations]]', ["include-operation-id = 'signOut'", 'enabled = false'])] : []),
    '',
  ].join('\n');
}

/** Matches a long line, to shorten it. Schemathesis prints whole requests, some of which have the longest allowed body. */
const longLine = /^(.{200}).*$/gm;

interface Verdict {
  isFine: boolean;
  said: string;
}

/** Runs schemathesis against the application as one person or a visitor. */
export async function judge(judged: Judged): Promise<Verdict> {
  const { program, folder, origin, cookies, session } = judged;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'schemathesis.toml');
  await writeFile(config, configuration(judged));
  const openApi = join(folder, 'openapi.json');
  await writeFile(openApi, openApiText());
  const words = ['--config-file', config, 'run', openApi, '--url', origin];
  const options = [
    ...['--phases', 'examples,coverage,fuzzing'],
    ...['--report', 'json', '--report-dir', folder],
    ...['--workers', '2'],
  ];
  const child = spawn(program, [...words, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, JUDGED_ORIGIN: origin, JUDGED_COOKIES: cookies, JUDGED_SESSION: session },
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  await writeFile(join(folder, 'output.txt'), said);
  return { isFine: (await ended) === 0, said: said.replace(longLine, '$1 ...') };
}
