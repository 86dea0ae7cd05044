import { parseArgs } from 'node:util';
import { usageOf } from './commands/commands.ts';

/**
 * Lists and retries failed follow-up work, such as an email, a count or the clean-up after a deletion.
 * `npm run ops -- outbox list` prints that work.
 * `npm run ops -- outbox requeue [ID]` lets the next sweep retry dead rows: one row, or all of them.
 * Uses `--data-dir` (`.local`), running or not, the stage in AWS that `--stage` names, or the table in TABLE_NAME.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string' }, 'data-dir': { type: 'string' }, table: { type: 'string' } },
});
const [command = '', outboxId, ...others] = positionals;

async function list(): Promise<void> {
  const { listFailed } = await import('#functions/core/follow-ups/dead-rows.ts');
  let count = 0;
  for await (const { outboxId: id, what, createdAt, attempts, reason, nextTryAt, isDead } of listFailed()) {
    const state = isDead ? 'dead' : `next attempt at ${nextTryAt}`;
    console.log([id, state, what, `of ${createdAt}`, `${attempts} times`, reason].join('  '));
    count += 1;
  }
  console.log(`${count} failed`);
}

async function requeue(): Promise<void> {
  const { requeueDead } = await import('#functions/core/follow-ups/dead-rows.ts');
  const count = await requeueDead(outboxId, new Date());
  console.log(`${count} will be retried`);
  if (outboxId !== undefined && count === 0) process.exitCode = 1;
}

const isKnown = command === 'requeue' || (command === 'list' && outboxId === undefined);
if (!isKnown || others.length > 0) {
  console.error(usageOf('ops', 'outbox'));
  process.exitCode = 2;
} else {
  const { openTable } = await import('./open-table.ts');
  const close = await openTable({ stage: values.stage, table: values.table, dataDir: values['data-dir'] });
  try {
    await (command === 'list' ? list() : requeue());
  } finally {
    await close();
  }
}
