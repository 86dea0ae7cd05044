import { never } from './not-in-the-build.ts';

/**
 * What react-hook-form does for forms that ours are not. Our forms are checked as a whole by the contract's schemas, hold text,
 * selects and dates of the browser, and get everything else from controllers.
 */

/** Options that no form of ours is given. Where the library asks for one, it is not there. */
const options = [
  'validate',
  'delayError',
  'shouldUseNativeValidation',
  'criteriaMode',
  'disabled',
  'context',
  'errors',
  'values',
  'progressive',
  'shouldUnregister',
  'resetOptions',
  'formControl',
];

/** What elements are never registered by themselves: choices and files have controllers, which may be given their events. */
const kinds = ['isCheckBoxInput', 'isRadioInput', 'isRadioOrCheckbox', 'isFileInput', 'isMultipleSelect'];

/** What is never done to a form, and to a list of fields. */
const unusedOfForms = ['setValues', 'resetField'];
const unusedOfLists = ['swap', 'move', 'prepend', 'insert$1', 'update', 'replace'];

const changed = (what: string): Error =>
  new Error(`react-hook-form has changed: it has no ${what}. See web/build/lean-forms.ts.`);

function replace(code: string, find: RegExp, instead: string): string {
  if (code.search(find) < 0) throw changed(String(find));
  return code.replace(find, () => instead);
}

const escaped = (name: string): string => name.replace('$', '\\$');

/** A function inside another one, as the library's file is indented. */
const withoutFunction = (code: string, name: string): string =>
  replace(code, new RegExp(`(?<=^ {4}const ${escaped(name)} = ).*?^ {4}\\}(?=;$)`, 'ms'), `() => { ${never} }`);

/** A form is refused that has one of the options, or no schema: with one, the library never looks at rules of single fields. */
const refusal = `for (const name of ${JSON.stringify(options)}) if (props[name] !== undefined) ${never}
    if (!props.resolver) ${never}`;

const withoutOptions = (code: string): string => {
  const names = options.join('|');
  const start = code.indexOf('function useForm(props = {}) {');
  if (start < 0) throw changed('useForm');
  const [before, hook] = [code.slice(0, start), code.slice(start)];
  return (before + hook.replaceAll(new RegExp(`(?<![\\w.])props\\.(?:${names})\\b`, 'g'), 'undefined'))
    .replaceAll(new RegExp(`(?:control\\.)?_options\\.(?:${names})\\b(?! =[^=])`, 'g'), 'undefined')
    .replaceAll(/(?:control\.)?_options\.resolver\b(?!\()/g, 'true');
};

const withoutKinds = (code: string): string =>
  replace(
    code.replaceAll(
      new RegExp(`(?<!var )\\b(?:${kinds.join('|')})\\((?!event)(?:[^()]|\\([^()]*\\))*\\)`, 'g'),
      'false',
    ),
    /(?<=^ {12}ref: \(ref\) => \{$)/m,
    `if (/^(?:checkbox|radio|file|select-multiple)$/.test(ref?.type)) ${never}`,
  );

/** The list of fields gives out its functions, so the unused ones leave that list as well. */
const withoutListFunctions = (code: string): string =>
  unusedOfLists
    .map((name) => name.replace(/\$.*/, ''))
    .reduce(
      (before, name) => replace(before, new RegExp(`^ {8}${name}: React\\.useCallback\\(.*?\\]\\),$`, 'ms'), ''),
      unusedOfLists.reduce(withoutFunction, code),
    );

/** Leaves out of the library what no form of ours needs. Whatever needs it after all throws as it is drawn. */
export const trimForms = (code: string): string =>
  replace(
    withoutListFunctions(unusedOfForms.reduce(withoutFunction, withoutKinds(withoutOptions(code)))),
    /(?<=^function createFormControl\(props = \{\}\) \{$)/m,
    refusal,
  );
