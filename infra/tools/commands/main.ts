import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../install.mjs';
import { type Command, commands, type Group, usageOf } from './commands.ts';

/** Runs `npm run ops -- COMMAND` and `npm run measure -- COMMAND`. With `--help`, both list their commands. */

const [group, name, ...words] = process.argv.slice(2) as [Group, string | undefined, ...string[]];
const inGroup: Record<string, Command> = commands[group];
const names = Object.keys(inGroup);
const longest = Math.max(...names.map((each) => each.length));
const list = names.map((each) => `  ${each.padEnd(longest)}  ${inGroup[each]?.does}`).join('\n');
const help = `Usage: npm run ${group} -- COMMAND [options]\n\n${list}\n\nnpm run ${group} -- COMMAND --help lists the arguments of a command.`;

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';
const command = name !== undefined && Object.hasOwn(inGroup, name) ? inGroup[name] : undefined;

if (isHelp(name)) console.log(help);
else if (!command) {
  console.error(name === undefined ? help : `There is no command ${name}.\n\n${help}`);
  process.exitCode = 2;
} else if (words.some(isHelp)) console.log(`${usageOf(group, name as never)}\n\n${name} ${command.does}.`);
else {
  const file = join(projectRoot, command.file);
  // The command's file reads its arguments from process.argv, as if Node had started that file.
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
}
