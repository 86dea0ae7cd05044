import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and files that build the application, and those that build its tests. */
const places = ['infra/build', 'web/build', 'web/vite.config.ts', 'web/vitest.config.ts'];
/** The hooks with which a plugin of Vite, Rolldown or esbuild can rewrite a file. Builds must use packages as published. */
const rewriting = /\b(?:transform|renderChunk|onLoad)\b/;

const filesIn = (place) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|mjs)$/.test(name))
        .map((name) => join(place, name));

/** Returns the files of the builds that contain a hook that rewrites code, as paths from the project's folder. */
export const rewritingPlugins = () =>
  places
    .filter((place) => existsSync(place))
    .flatMap(filesIn)
    .filter((file) => rewriting.test(readFileSync(file, 'utf8')))
    .map((file) => `packages-as-published: ${file} → the text of another file`);
