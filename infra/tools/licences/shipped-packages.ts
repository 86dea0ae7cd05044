import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { projectRoot } from '../../install.mjs';
import type { Package } from './notice-part.ts';

/** The fields that we read of npm's list in the CycloneDX format. */
const listed = z.object({
  components: z.array(
    z.object({
      group: z.string().optional(),
      name: z.string(),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .default([]),
    }),
  ),
});

type Component = z.output<typeof listed>['components'][number];

const licenceOf = ({ licenses }: Component): string =>
  licenses
    .map((each) => {
      if ('expression' in each) return each.expression;
      return 'id' in each.license ? each.license.id : each.license.name;
    })
    .join(' AND ');

/** Returns every package that npm installs without the development tools, once each. */
export async function shippedPackages(): Promise<Package[]> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: projectRoot,
    maxBuffer: 50_000_000,
  });
  const { components } = listed.parse(JSON.parse(stdout));
  const byName = new Map<string, string>();
  for (const component of components) {
    const name = component.group ? `${component.group}/${component.name}` : component.name;
    byName.set(name, licenceOf(component));
  }
  return [...byName].map(([name, licence]) => ({ name, licence })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
