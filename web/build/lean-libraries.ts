import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { trimBase, trimList, trimPrefixes } from './lean-chakra.ts';
import { trimForms } from './lean-forms.ts';
import { routerBodies, withBodies, withoutTransitions } from './lean-functions.ts';
import { never } from './not-in-the-build.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The files that Vite finds for the router by itself have warnings for developers. */
const router: Record<string, string> = {
  'react-router': here('../../node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': here('../../node_modules/react-router/dist/production/dom-export.mjs'),
};

const empty = '\0nothing';

const pure = '/* @__PURE__ */';

/** Marks the names of the parts of every component of the library, so that only those of used components stay. */
const markAnatomies = (code: string): string =>
  code.replaceAll(/= (\w+\$?\d*\.extendWith|createAnatomy)\(/g, `= ${pure} $1(`);

/** Marks the router's components, so that only the used ones stay. Their names are only for developers. */
const markComponents = (code: string): string =>
  (code.includes('function createRouter(') ? withoutTransitions(withBodies(code, routerBodies)) : code)
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, `= ${pure} $1`)
    .replaceAll(/^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms, `$1${pure} (() => $2)();`);

/**
 * Behind `Field` of `Field.Input`, Ark UI has an object with every part of the component. As the module's own namespace, only
 * the used parts stay: a page with a text field does not load the text area and what makes it grow.
 */
const importNamespaces = (code: string): string =>
  code.replaceAll(/^import \{ (\w+_exports) \} from/gm, 'import * as $1 from');

/** What Chakra works out for every page before it is drawn, and nobody asks for in the built application. */
const uncalled = `() => { ${never} };`;
const notWorkedOut: Record<string, [find: RegExp, instead: string][]> = {
  'system.js': [
    // The stylesheet has the styles of every element.
    [/^ {2}const serialize = .*?^ {2}\}\);$/ms, ''],
    [/^ {2}function getTokenCss\(\) \{.*?^ {2}\}$/ms, `const getTokenCss = ${uncalled}`],
    [/^ {2}function getGlobalCss\(\) \{.*?^ {2}\}$/ms, `const getGlobalCss = ${uncalled}`],
    [/^ {2}function getPreflightCss\(\) \{.*?^ {2}\}$/ms, `const getPreflightCss = ${uncalled}`],
    [/const _global = \[.*\];/, 'const _global = [];'],
    // Only the stylesheet has the values of tokens.
    [/^ {2}const tokenMap = .*?^ {2}tokenFn\.var = .*?^ {2}\};$/ms, `const tokenFn = ${uncalled}`],
    [/^ {2}const query = \{.*?^ {2}\};$/ms, ''],
    [/^ {4}isSlotRecipe,\n {4}query$/m, 'isSlotRecipe'],
    [/^ {2}utility\.addPropertyType\(.*?^ {2}\);$/ms, ''],
  ],
  // The types of properties are for the library's own tools.
  'utility.js': [
    [/^ {2}const propTypes = .*?(?=^ {2}const getPropertyValues)/ms, ''],
    [/^ {4}assignPropertyTypes?\(.*\);$/gm, ''],
    [/^ {4}getTypes,\n {4}addPropertyType$/m, ''],
  ],
};

function workOutLess(code: string, file: string): string {
  return (notWorkedOut[file] ?? []).reduce((before, [find, instead]) => {
    if (before.search(find) < 0)
      throw new Error(`Chakra's system has changed: it has no ${find}. See web/build/lean-libraries.ts.`);
    return before.replace(find, instead);
  }, code);
}

/** The lines of an icon never change places, so they need no keys, and only developers read the names of components. */
function trimIcon(code: string, id: string): string {
  if (!id.includes('createLucideIcon')) return code.replaceAll(/,\s*key: "\w+"/g, '');
  const trimmed = code
    .replace(/typeof iconDataOrName === "string" \? .*? : iconDataOrName/, 'iconDataOrName')
    .replace(/^ {2}if \(iconData\.name\) \{.*?^ {2}\}$/ms, '');
  if (/displayName|toLucideIconData\(/.test(trimmed))
    throw new Error(`${id} has changed. See web/build/lean-libraries.ts.`);
  return trimmed;
}

/** Leaves out what the libraries bring with them and the application does not use. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    // Emotion only needs this for `withTheme`.
    if (id === 'hoist-non-react-statics') return empty;
    return router[id] ?? null;
  },
  load: (id) => (id === empty ? 'export default () => { throw new Error("not in the build"); };' : null),
  transform: {
    filter: {
      id: /(?:chakra-ui|ark-ui|zag-js).*anatomy|react-router\/dist\/production|ark-ui\/react\/dist\/components\/[\w-]+\/index\.js|chakra-ui.*(?:styled-system\/(?:system|utility)|preset-base)\.js|lucide-react\/dist\/esm\/(?:icons\/|createLucideIcon)|react-hook-form\/dist\/index\.esm\.mjs|is-valid-prop\/dist\/|is-prop-valid\/dist\/|emotion-cache\.browser\.esm\.js/,
    },
    handler(code, id) {
      if (id.includes('react-hook-form')) return { code: trimForms(code), map: null };
      if (id.includes('lucide-react')) return { code: trimIcon(code, id), map: null };
      if (id.includes('anatomy')) return { code: markAnatomies(code), map: null };
      if (/is-valid-prop|is-prop-valid/.test(id)) return { code: trimList(code, id), map: null };
      if (id.includes('emotion-cache')) return { code: trimPrefixes(code), map: null };
      if (id.includes('ark-ui/react')) return { code: importNamespaces(code), map: null };
      if (id.includes('preset-base')) return { code: trimBase(code), map: null };
      return {
        code: id.includes('chakra-ui') ? workOutLess(code, id.slice(id.lastIndexOf('/') + 1)) : markComponents(code),
        map: null,
      };
    },
  },
});
