import type { Plugin, Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

const chakra = 'node_modules/@chakra-ui/react/dist/esm';
const recipes = 'alert|badge|button|card|container|empty-state|heading|icon|input|input-addon|link|separator|skeleton';
const components =
  'absolute-center|alert|badge|box|button/(?:button|icon-button|index)|card|center|circle|container|empty-state|grid/(?:grid|index)|heading|icons?';

const iconFiles = (names: string): string => `node_modules/lucide-react/dist/esm/icons/(?:${names})\\.mjs`;

/** What the frame and its states show. */
const frameIcons =
  'bell|chevron-down|circle-slash|compass|eye|handshake|house|layout-dashboard|lock|log-in|mail|map|map-pin|moon|plus|refresh-cw|search|sun|user-round|wifi-off';

/**
 * What the frame of every page has in common with the pages. As a single chunk, it is one request instead of many. Everything
 * that a file here imports must be here as well, or in the libraries.
 */
const shared = [
  `${chakra}/(?:styled-system/|utils/|[\\w-]+\\.js)`,
  `${chakra}/theme/(?:tokens/|semantic-tokens/|[\\w-]+\\.js|recipes/(?:${recipes}|skip-nav-link|spinner)\\.js)`,
  `${chakra}/components/(?:${components}|link|loader|simple-grid|skeleton|spacer|span|spinner|square|stack|text|visually-hidden)[/.]`,
  'node_modules/@zag-js/(?:anatomy/|[\\w-]+/dist/[\\w-]+\\.anatomy|utils/dist/guard|dom-query/dist/shared)',
  'node_modules/@ark-ui/react/dist/(?:utils/create-context|providers/locale/use-locale-context|components/[\\w-]+/[\\w-]+\\.anatomy)',
  'web/src/(?:theme/(?!element-styles)[\\w-]+\\.ts|components/(?:lost|states|page-title|reference|job-facts)|lib/drafts/(?:draft-store|kept-forms))',
  'web/src/lib/(?:lazy|notify|new-release|dialog-entries|browser-storage|dates)',
  'web/src/lib/server/(?:api|connection|current-user|follow-session|password-request|person|queries|session|undecided|use-leave|use-write)\\.',
  'virtual:addresses',
  'node_modules/lucide-react/dist/esm/(?:[\\w-]+\\.mjs|shared/)',
  iconFiles(frameIcons),
  '(?<!node_modules.*)/shared/(?:errors|product|domain/civil-date|api/(?:client|changed-by|route/path))\\.ts',
];

const listIcons =
  'archive|ban|briefcase-business|building-complex|calendar-check|calendar-days|chevron-right|circle-check|circle-check-big|circle-dollar-sign|circle-minus|hammer|megaphone|pencil|star|user-plus|zap';

/** What the lists and pages of people with a session show. */
const lists = [
  iconFiles(listIcons),
  'web/src/components/(?:job-absent|lists/load-more|out-of-date|page-head|public-job/|read-gate|stars|status-badge|step-titles)',
  'web/src/lib/(?:move-among-tabs|use-is-narrow|server/(?:pages|readable|object-url|is-absent|step-words))',
  '(?<!node_modules.*)/shared/domain/(?:places/australia|jobs/(?:job|job-states))\\.ts',
];

/** Small parts of almost everything that can be clicked or typed into. */
const controls = [
  iconFiles('arrow-right|eye-off|hard-hat|shield-check|store|wallet'),
  'node_modules/@zag-js/(?:utils/dist/(?:functions|number)|core/dist/merge-props)',
  'node_modules/@zag-js/dom-query/dist/(?:node|computed-style|query)\\.',
  'node_modules/@ark-ui/react/dist/(?:utils/(?:compose-refs|create-split-props|use-event)|providers/environment|_virtual)',
  'node_modules/@ark-ui/react/dist/components/(?:factory|field/(?!field-(?:textarea|item|select))|fieldset/use-fieldset-context)',
  'node_modules/@ark-ui/react/dist/utils/use-safe-layout-effect',
  `${chakra}/components/(?:group|input|input-addon|input-element|input-group)/`,
  'web/src/(?:theme/recipes/add|lib/(?:when-idle|use-settled))',
];

/** What the forms have in common. */
const fields = [
  'web/src/components/(?:fields/(?:hidden-input|labelled|password-field|radio-cards|server-fields|text-field)|form/(?:form-alert|late-check)|narrow-card)',
];

/** What runs every control that has states of its own. */
const machines = [
  'node_modules/@zag-js/(?:utils/dist/(?:array|object|warning|equal)|types/|core/dist/(?:state|create-machine|types|scope)|react/)',
  'node_modules/@zag-js/dom-query/dist/(?:platform|event|resize-observer)',
];

/** What comes and goes on a page, and what keeps the focus inside it. */
const comingAndGoing = [
  'node_modules/@zag-js/(?:presence|dom-query/dist/(?:chunk-|tabbable|raf|set|navigate))',
  'node_modules/@ark-ui/react/dist/(?:utils/(?:react-activity|render-strategy)|components/presence/)',
];

/** What only the forms of jobs and profiles show. */
const longForms = [
  'web/src/components/(?:fields/(?:number-field|checkboxes-field|field-select|select-field|tick)|place/(?:place-search|use-exact-position))',
];

/** Which files become a chunk together. Everything else is split by the pages that need it. */
export const chunks: Groups = [
  // The first script of a page needs only this, and must not wait for the rest.
  {
    name: 'addresses',
    test: /virtual:current-user|rolldown.runtime|vite\/preload-helper|web\/src\/(?:config\/paths|lib\/(?:format|lost-words)\.|features\/landing\/live\/live\.|app\/(?:page-scripts|stylesheet))|(?<!node_modules.*)\/shared\/(?:pages|domain\/money)\.ts/,
  },
  // Apart from the schemas, because not the same pages need both.
  { name: 'forms', test: /node_modules\/react-hook-form/ },
  // What every page needs and only changes with the lock file.
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-is|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|@pandacss)\//,
  },
  { name: 'shared', test: new RegExp(shared.join('|')) },
  { name: 'lists', test: new RegExp(lists.join('|')) },
  { name: 'controls', test: new RegExp(controls.join('|')) },
  { name: 'machines', test: new RegExp(machines.join('|')) },
  { name: 'presence', test: new RegExp(comingAndGoing.join('|')) },
  { name: 'fields', test: new RegExp(fields.join('|')) },
  { name: 'long-forms', test: new RegExp(longForms.join('|')) },
  // The others that more than one page shows.
  { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2 },
];

/** The chunks that need each other, one after the other, or nothing. */
function circleIn(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Stops the build if chunks need each other, because then a script may run before what it needs. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const made = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = circleIn(new Map(made.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) throw new Error(`These chunks need each other: ${circle.join(' → ')}. See web/build/chunks.ts.`);
  },
});
