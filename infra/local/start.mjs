// `npm start` runs the whole product on one machine. It needs only Node and npm, and installs everything else.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`You need Node 20.19 or newer. This is ${process.version}.`);
  process.exit(1);
}

const { readOptions, usage, WrongOption } = await import('./options.mjs');
const { ensureInstalled, projectRoot } = await import('../install.mjs');

async function start() {
  const options = readOptions(process.argv.slice(2), projectRoot);
  if (options.help) {
    console.log(usage);
    return 0;
  }
  if (!(await ensureInstalled())) {
    console.error('Could not install the packages. See the npm output above.');
    return 1;
  }
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  // Only modules imported through this loader can be TypeScript. Node imports the built functions directly, as Lambda does.
  const { register } = await import('tsx/esm/api');
  const { main } = await register({ namespace: 'local' }).import('./main.ts', import.meta.url);
  return main(options, (file) => import(file));
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof WrongOption)) throw error;
  console.error(`${error.message}. See npm start -- --help.`);
  process.exit(1);
}
